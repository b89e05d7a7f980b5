import { DateTime } from 'luxon'
import { isCurrency } from '#domain/money'
import type { Money } from '#domain/payment_lifecycle'
import type { Moved, Movement } from '#domain/reconciliation'
import { asObject, readObject, textOf } from '#services/payments/call_gateway'

type Fields = Record<string, unknown>

/** Amounts come as numbers or as text. What cannot be read is no amount that was asked for. */
export function moneyOf({ amount, currency }: Fields): Money {
  const amountMinor = Number(textOf(amount) ?? Number.NaN)
  return {
    amountMinor: isCurrency(currency) && Number.isSafeInteger(amountMinor) ? amountMinor : -1,
    currency: isCurrency(currency) ? currency : 'KES',
  }
}

export function refundOf(data: Fields) {
  const transaction = asObject(data.transaction)
  const names = [data.transaction, transaction?.id, transaction?.reference]
  const known = [...names, data.transaction_reference].map(textOf)
  const status = textOf(data.status) ?? ''
  const begunAt = DateTime.fromISO(begunIn(data) ?? '', { zone: 'utc' })
  return {
    id: textOf(data.id),
    status,
    amountMinor: moneyOf(data).amountMinor,
    begunAt: begunAt.isValid ? begunAt.toMillis() : null,
    isOf: (reference: string, id: string | null) =>
      known.includes(reference) || (id !== null && known.includes(id)),
  }
}

const begunIn = ({ created_at: listed, createdAt: said }: Fields) => textOf(listed) ?? textOf(said)

/** `reversed` is one whose money has gone back: it had come. */
const CAME = ['success', 'reversed']

/** Of a list of transactions; null for one without money. */
export function movedPayment(data: Fields): Moved | null {
  const status = textOf(data.status) ?? ''
  if (!CAME.includes(status)) return null
  const payment = { ...moved('payment', data, textOf(data.reference)), feeMinor: feeIn(data) }
  return status === 'reversed' ? { ...payment, isBack: true } : payment
}

/** 0 for one that names none yet. */
function feeIn({ fees }: Fields) {
  const feeMinor = Number(textOf(fees) ?? 0)
  return Number.isSafeInteger(feeMinor) && feeMinor > 0 ? feeMinor : 0
}

/** Of a list of refunds; null for one that failed. */
export function movedRefund(data: Fields): Moved | null {
  if (textOf(data.status) === 'failed') return null
  const transaction = asObject(data.transaction)
  const names = [data.transaction_reference, transaction?.reference, transaction?.id]
  const of = [...names, data.transaction].map(textOf).find((name) => name !== null)
  return moved('refund', data, of ?? null)
}

function moved(movement: Movement, data: Fields, of: string | null): Moved {
  const number = textOf(data.id)
  const begun = begunIn(data)
  const day = begun && DateTime.fromISO(begun, { zone: 'Africa/Nairobi' }).toISODate()
  if (!number || !day) throw new Error(`a ${movement} in the gateway’s list cannot be read`)
  const amountMinor = Number(textOf(data.amount) ?? Number.NaN)
  return {
    movement,
    number: number.slice(0, LONGEST),
    of: of?.slice(0, LONGEST) ?? null,
    amountMinor: Number.isSafeInteger(amountMinor) ? amountMinor : -1,
    currency: (textOf(data.currency) ?? '').slice(0, 3).toUpperCase(),
    day,
  }
}

/** As long as a discrepancy’s reference may be. */
const LONGEST = 100

const WORD = /^[\w.-]{1,100}$/

/** null for what is no event. */
export function readCardEvent(raw: string) {
  const said = readObject(raw)
  const data = asObject(said?.data)
  const event = textOf(said?.event)
  if (!data || !event || !WORD.test(event)) return null
  const words = [data.reference, data.transaction_reference, asObject(data.transaction)?.reference]
  const reference = words.map(textOf).find((word) => word !== null && WORD.test(word)) ?? null
  const number = [data.id, data.refund_reference].map(textOf).find(Boolean)
  return {
    event,
    /** Our own name of the attempt. */
    reference,
    number: number && WORD.test(number) ? number : null,
    status: textOf(data.status) ?? '',
    /** Of a dispute: what came of it. */
    resolution: textOf(data.resolution),
    money: moneyOf(data),
    /** Of a dispute: what the guest's bank takes. */
    taken: moneyOf({ amount: data.refund_amount, currency: data.currency }),
  }
}

export type CardEvent = NonNullable<ReturnType<typeof readCardEvent>>
