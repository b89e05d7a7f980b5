import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { ShareKind } from '#domain/ledger'
import { toMajor, type Currency } from '#domain/money'
import { isoTime } from '#services/iso_time'

type Line = {
  at: DateTime
  kind: ShareKind
  booking: number | null
  isHost: boolean
  payout: number | null
  receipt: string | null
  currency: Currency
  amount: number
}

type Statement = {
  month: string
  balances: { currency: Currency; opening: number; closing: number }[]
  lines: Line[]
}

/** For the host whose it is. */
export default class StatementTransformer extends BaseTransformer<Statement> {
  toObject() {
    const { balances, lines, month } = this.resource
    return {
      month,
      balances: balances.map(({ currency, opening, closing }) => ({
        currency,
        opening: toMajor(opening),
        closing: toMajor(closing),
      })),
      lines: lines.map(({ amount, at, booking, currency, isHost, kind, payout, receipt }) => ({
        at: isoTime(at),
        kind,
        booking,
        isHost,
        payout,
        receipt,
        currency,
        amount: toMajor(amount),
      })),
    }
  }
}
