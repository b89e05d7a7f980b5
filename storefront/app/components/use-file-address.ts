import { useMemo, useSyncExternalStore } from 'react'
import { fileAddress } from '~/uploads/file-address'

const onServer = () => null

/** An address to show a chosen file at, while the component is there; null for the first moment. */
export function useFileAddress(file: Blob) {
  const address = useMemo(() => fileAddress(file), [file])
  return useSyncExternalStore(address.subscribe, address.get, onServer)
}
