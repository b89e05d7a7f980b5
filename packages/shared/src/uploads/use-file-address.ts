import { useMemo, useSyncExternalStore } from 'react'

const onServer = () => null

/** An object URL of a local file while the component is mounted; null during the first render. */
export function useFileAddress(file: Blob) {
  const address = useMemo(() => fileAddress(file), [file])
  return useSyncExternalStore(address.subscribe, address.get, onServer)
}

function fileAddress(file: Blob) {
  let url: string | null = null
  return {
    get: () => url,
    subscribe(changed: () => void) {
      const made = URL.createObjectURL(file)
      url = made
      changed()
      return () => {
        URL.revokeObjectURL(made)
        url = null
      }
    },
  }
}
