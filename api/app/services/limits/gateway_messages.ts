import { networkOf } from '#domain/network'
import { isWithin } from '#services/limits/kept_rows'

/** Messages an hour that name nothing of ours or are not signed, and are kept all the same. */
export const BY_NETWORK = 200
export const IN_ALL = 600

/** Whether a message that nothing shows to be a gateway's is kept. */
export async function mayKeepMessage(address: string) {
  return (
    (await isWithin(BY_NETWORK, '1 hour', `messages:${networkOf(address)}`)) &&
    isWithin(IN_ALL, '1 hour', 'messages')
  )
}
