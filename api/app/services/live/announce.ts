import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import transmit from '@adonisjs/transmit/services/main'
import { ADMINS, channelOf } from '#services/live/channels'

/** What changed, without a word about anybody: who is told asks for it again. */
export type LiveChange = {
  resource:
    | 'bookings'
    | 'reviews'
    | 'contacts'
    | 'properties'
    | 'users'
    | 'calendar'
    | 'payouts'
    | 'discrepancies'
    | 'system'
  type: 'created' | 'updated' | 'deleted'
  /** Of the records; for the calendar, of the properties. */
  ids: number[]
}

/**
 * Tells admins and the people concerned, once the transaction has committed (ADR 0032).
 * @param trx null when the change is committed already
 * @param people their ids; admins need not be named
 */
export function announce(
  trx: TransactionClientContract | null,
  change: LiveChange,
  people: readonly number[] = []
) {
  if (change.ids.length === 0) return
  const tell = () => {
    for (const channel of [ADMINS, ...new Set(people.map(channelOf))]) {
      transmit.broadcast(channel, change)
    }
  }
  if (trx) trx.after('commit', tell)
  else tell()
}
