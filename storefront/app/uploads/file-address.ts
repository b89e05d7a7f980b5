/**
 * An address under which the browser shows a file that was never sent, for as long as somebody
 * looks at it. Made for React's `useSyncExternalStore`:
 *
 *     const address = useMemo(() => fileAddress(file), [file])
 *     const url = useSyncExternalStore(address.subscribe, address.get, () => null)
 */
export function fileAddress(file: Blob) {
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
