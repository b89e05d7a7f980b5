import type { Currency } from '#domain/money'

/**
 * The books (ADR 0062): what we have or are owed is positive, what we owe or have earned is negative, and every
 * transaction sums to zero.
 *
 * - `guest`: what guests paid beside what they were charged
 * - `gateway`: money at gateways
 * - `platformFee`: the service fee
 * - `tax`: to be handed on
 * - `hostPayable`: hosts' shares of paid stays
 * - `deposit`: held for guests
 * - `payout`: approved, on its way to a host
 * - `refund`: called off, on its way to a guest
 * - `rounding`: parts of a shilling
 * - `gatewayFee`: what gateways keep for themselves (ADR 0138)
 */
export const ACCOUNTS = [
  'guest',
  'gateway',
  'platformFee',
  'tax',
  'hostPayable',
  'deposit',
  'payout',
  'refund',
  'rounding',
  'gatewayFee',
] as const
export type Account = (typeof ACCOUNTS)[number]

/** What a transaction records. */
export const TRANSACTION_KINDS = [
  'settlement',
  'refundDue',
  'refund',
  'handOver',
  'payout',
  'payoutSent',
  'payoutFailed',
  'loss',
  'gatewayFee',
  'depositClaim',
  'depositHandOver',
  'depositLoss',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** Of what its host was granted of a deposit: it makes good a loss and is no price (ADR 0141). */
export const GRANTED_KINDS = [
  'depositClaim',
  'depositHandOver',
  'depositLoss',
] as const satisfies readonly TransactionKind[]

/** Of what a host has a share in. */
export type ShareKind = Exclude<TransactionKind, 'gatewayFee'>

/** Signed minor units; `hostId` where it is not the host of the whole transaction, `isGranted` of what that has of a deposit. */
export type Posting = { account: Account; amount: number; hostId?: number; isGranted?: boolean }

/** What a gateway kept of money of ours, in minor units; `of` is what it moved, whose fee is booked once. */
export type KeptFee = {
  of: string
  bookingId: number | null
  hostId: number
  currency: Currency
  amountMinor: number
  /** in Nairobi */
  day: string
}

/** Money for a stay that is paid already or called off stays the guest's. */
export function moneyReceived(paid: number) {
  return move('guest', 'gateway', paid)
}

/** What a guest has paid beside the stay, and gets back. */
export function depositTaken(amount: number) {
  return move('deposit', 'gateway', amount)
}

/** What was posted as money beside the stay's price is its deposit. */
export function depositFound(amount: number) {
  return move('deposit', 'guest', amount)
}

/** A part of the guest's deposit is the host's (ADR 0141). */
export function depositGranted(amount: number) {
  return move('hostPayable', 'deposit', amount)
}

export function refundSent(amount: number) {
  return move('gateway', 'refund', amount)
}

/** A stay that is paid has another host. */
export function sharePassedOn(amount: number, from: number, to: number): Posting[] {
  return [
    { account: 'hostPayable', amount, hostId: from },
    { account: 'hostPayable', amount: -amount, hostId: to },
  ]
}

export function payoutApproved(amount: number) {
  return move('payout', 'hostPayable', amount)
}

/** @param moved what left the gateway, where that takes whole units alone */
export function payoutSent(amount: number, moved = amount) {
  return netOf([...move('gateway', 'payout', amount), ...roundedBy(moved - amount)])
}

/** The bank refused it, or sent it back: the host is owed it again. @param moved what had been sent; null for nothing */
export function payoutFailed(amount: number, moved: number | null) {
  if (moved === null) return move('hostPayable', 'payout', amount)
  return netOf([...move('hostPayable', 'gateway', amount), ...roundedBy(amount - moved)])
}

/** A gateway keeps it of what it moves: ours to bear, never a host's or a guest's. */
export function gatewayFeeKept(amount: number) {
  return move('gateway', 'gatewayFee', amount)
}

/** What a gateway moved beside the amount. */
function roundedBy(amount: number): Posting[] {
  return [
    { account: 'gateway' as const, amount: -amount },
    { account: 'rounding' as const, amount },
  ]
}

/** Sums by account, in their order, without zeros. */
export function netOf(postings: readonly Posting[]): Posting[] {
  return ACCOUNTS.map((account) => {
    return { account, amount: sumOf(postings.filter((posting) => posting.account === account)) }
  }).filter(({ amount }) => amount !== 0)
}

/** @throws RangeError unless they sum to zero and each is a whole number of minor units */
export function assertBalanced(postings: readonly Posting[]): void {
  if (!postings.every(({ amount }) => Number.isSafeInteger(amount)) || sumOf(postings) !== 0) {
    throw new RangeError(`Postings do not balance: ${JSON.stringify(postings)}`)
  }
}

/** From one account to another. */
export function move(from: Account, to: Account, amount: number): Posting[] {
  assertAmount(amount)
  return netOf([
    { account: from, amount: -amount },
    { account: to, amount },
  ])
}

/** @throws RangeError unless it is a whole number of minor units, and not below zero */
export function assertAmount(amount: number) {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`${amount} is not an amount to post`)
  }
}

export function sumOf(postings: readonly Posting[]) {
  return postings.reduce((sum, { amount }) => sum + amount, 0)
}
