import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import { stepsOf } from '#domain/reconciliation'
import type Discrepancy from '#models/discrepancy'
import { isoTime } from '#services/iso_time'

/** For admins; `actions` is what may be done now. */
export default class DiscrepancyTransformer extends BaseTransformer<Discrepancy> {
  toObject() {
    const { closedAt, createdAt, day, gateway, id, kind, movement, payment } = this.resource
    const { reason, reference, resolver, source, status, times, updatedAt } = this.resource
    const { oursCurrency, oursMinor, theirsCurrency, theirsMinor } = this.resource
    return {
      _id: id,
      source,
      gateway,
      kind,
      movement,
      reference,
      status,
      day,
      times,
      ours: amountOf(oursMinor, oursCurrency),
      theirs: amountOf(theirsMinor, theirsCurrency),
      booking: payment ? payment.bookingId : null,
      reason,
      resolvedBy: resolver
        ? { _id: resolver.id, firstName: resolver.firstName, lastName: resolver.lastName }
        : null,
      closedAt: isoTime(closedAt),
      createdAt: isoTime(createdAt),
      updatedAt: isoTime(updatedAt),
      actions: stepsOf(status),
    }
  }
}

/** null where that side has none, or none that can be read. */
function amountOf(minor: number | null, currency: string | null) {
  const isReadable = minor !== null && minor >= 0 && /^[A-Z]{3}$/.test(currency ?? '')
  return isReadable ? { amount: toMajor(minor), currency: currency! } : null
}
