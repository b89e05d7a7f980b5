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

/** Narrower than 768 px: cards instead of tables, sheets instead of drawers. */
export const usePhone = () => useMedia('(max-width: 767.98px)')

/** The system's choice of light or dark. */
export const useDark = () => useMedia('(prefers-color-scheme: dark)')
