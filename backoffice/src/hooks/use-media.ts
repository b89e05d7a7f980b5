import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches
  )
}

/** Narrower than 1200 px: cards instead of tables, as the columns would not fit. */
export const useNarrow = () => useMedia('(max-width: 1199.98px)')

/** Narrower than 768 px: sheets instead of dialogs and drawers. */
export const usePhone = () => useMedia('(max-width: 767.98px)')

/** The system's wish that nothing moves. */
export const useStill = () => useMedia('(prefers-reduced-motion: reduce)')

/** The system's choice of light or dark. */
export const useDark = () => useMedia('(prefers-color-scheme: dark)')
