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

/** Below 1200 px: cards instead of tables. */
export const useNarrow = () => useMedia('(max-width: 1199.98px)')

/** Below 768 px: sheets instead of dialogs and drawers. */
export const usePhone = () => useMedia('(max-width: 767.98px)')

/** Reduced motion. */
export const useStill = () => useMedia('(prefers-reduced-motion: reduce)')

/** Dark scheme. */
export const useDark = () => useMedia('(prefers-color-scheme: dark)')
