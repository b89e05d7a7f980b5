import { DAY_MS } from '#domain/durations'
import { wholeShillings, type Currency } from '#domain/money'

/** Daraja sends no less in one go; minor units. */
const LEAST_MINOR = 1000

/**
 * - `waiting`: approved, M-Pesa has not been asked
 * - `asked`: it may have been; whether it was taken on is not known
 * - `sent`: taken on, the end is not known
 * - `done`: the host has it
 * - `failed`: the host has it not
 */
const TRANSFER_STATUSES = ['waiting', 'asked', 'sent', 'done', 'failed'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]

/** From when on people may say how it ended, who have looked at M-Pesa; ms. */
export const UNHEARD_MS = DAY_MS

/** Whether M-Pesa is still to say how it ended, so that nobody sends it another way. @param askedAt in ms */
export function isUnderWay(status: TransferStatus, askedAt: number | null, now: number): boolean {
  const isAsked = status === 'asked' || status === 'sent'
  return isAsked && now - (askedAt ?? now) < UNHEARD_MS
}

/**
 * What M-Pesa would move for a payout; null for what goes into the file: another currency, less than it takes, or more.
 * @param mostMinor in one go, minor units
 */
export function movedByMpesa(
  amountMinor: number,
  currency: Currency,
  mostMinor: number
): number | null {
  if (currency !== 'KES') return null
  const moved = wholeShillings(amountMinor)
  return moved >= LEAST_MINOR && moved <= mostMinor ? moved : null
}

/** Why M-Pesa did not send a payout: `ours` lies with our account there, so that hosts can do nothing about it. */
const TRANSFER_FAILURES = [
  'insufficientBalance',
  'amountRefused',
  'dailyLimit',
  'accountFull',
  'invalidNumber',
  'credentials',
  'notAllowed',
  'withdrawn',
  'ours',
  'other',
] as const
type TransferFailure = (typeof TRANSFER_FAILURES)[number]

/** Of an order that was taken back before M-Pesa was asked. */
export const WITHDRAWN = 'WITHDRAWN'

const FAILURES: Record<string, TransferFailure> = {
  '1': 'insufficientBalance',
  '2': 'amountRefused',
  '3': 'amountRefused',
  '4': 'dailyLimit',
  '8': 'accountFull',
  '11': 'notAllowed',
  '21': 'credentials',
  '2001': 'credentials',
  '2006': 'invalidNumber',
  '2028': 'notAllowed',
  '2040': 'invalidNumber',
  '8006': 'credentials',
  'SFC_IC0003': 'invalidNumber',
  '400.002.02': 'invalidNumber',
  [WITHDRAWN]: 'withdrawn',
}

/** Whether a result says for sure that no money has moved; of any other M-Pesa is asked. */
export function isFinal(code: string): boolean {
  return Object.hasOwn(FAILURES, code)
}

const OURS: readonly TransferFailure[] = ['insufficientBalance', 'credentials', 'notAllowed']

/** The reason behind a result code, for an admin or for the host. */
export function transferFailure(code: string, isAdmin: boolean): TransferFailure {
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : 'other'
  return !isAdmin && OURS.includes(failure) ? 'ours' : failure
}

/** The end that M-Pesa tells of a transaction when it is asked; null while it has none. */
export function endOfTransaction(status: string): 'done' | 'failed' | null {
  if (/^completed$/i.test(status)) return 'done'
  return /^(cancelled|declined|expired|failed)$/i.test(status) ? 'failed' : null
}

/** A phone with its middle hidden: +254712345678 is +254•••••5678. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)}•••••${phone.slice(-4)}`
}
