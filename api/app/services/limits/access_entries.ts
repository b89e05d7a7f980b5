import { networkOf } from '#domain/network'
import { hasRoom, isWithin } from '#services/limits/kept_rows'

/**
 * Entries of the log an hour, so that nobody can fill the table: what strangers cause in all, and from one network; of
 * somebody signed in those of each kind, so that none pushes out another.
 */
export const BY_STRANGERS = 300
export const BY_NETWORK = 20
export const BY_PERSON = 60

/** The same kind, account and network is noted once in this time. */
const ONCE_IN = '15 mins'

/**
 * Whether what a stranger tried at an account is noted. The network is asked before the account is counted: of accounts a stranger
 * makes up as many as they like.
 */
export async function mayNoteStranger(kind: string, account: string, address: string) {
  const network = networkOf(address)
  return (
    (await hasRoom(BY_NETWORK, '1 hour', `network:${network}`)) &&
    (await isWithin(1, ONCE_IN, `${kind}:${account}:${network}`)) &&
    (await isWithin(BY_NETWORK, '1 hour', `network:${network}`)) &&
    isWithin(BY_STRANGERS, '1 hour', 'strangers')
  )
}

/**
 * Whether what somebody signed in did is noted.
 * @param once for what is the same however often it is tried
 */
export async function mayNotePerson(id: number, kind: string, once?: string) {
  return (
    (!once || (await isWithin(1, ONCE_IN, `${once}:${id}`))) &&
    isWithin(BY_PERSON, '1 hour', `person:${id}:${kind}`)
  )
}
