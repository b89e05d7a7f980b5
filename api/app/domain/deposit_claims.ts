import type { Party, Status } from '#domain/booking_lifecycle'
import {
  depositIn,
  depositLeft,
  leftToGrant,
  type Booked,
  type DepositState,
  type Taken,
} from '#domain/deposits'
import type { Currency } from '#domain/money'

/*
 * A host claims a part of the deposit of a stay that is over: its guest accepts it, or an admin decides (ADR 0141). Amounts in minor units.
 */

/** Hours for which a claim waits for its guest; who says nothing has not agreed. */
export const CLAIM_ANSWER_HOURS = 72

/** Characters of a reason, an answer and a decision. */
export const MAX_CLAIM_WORDS = 1000

/**
 * - `open`: waits for its guest
 * - `contested`: the guest does not agree, or has not answered in time; an admin decides
 * - `accepted`: by the guest, as a whole
 * - `decided`: an admin has granted all, a part or nothing of it
 * - `withdrawn`: the host has taken it back
 * - `lapsed`: nothing of the deposit was left to claim
 */
export const CLAIM_STATUSES = [
  'open',
  'contested',
  'accepted',
  'decided',
  'withdrawn',
  'lapsed',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export const WAITING_CLAIMS = ['open', 'contested'] as const satisfies readonly ClaimStatus[]

export const CLAIM_ACTIONS = [
  'claimDeposit',
  'acceptClaim',
  'contestClaim',
  'withdrawClaim',
  'decideClaim',
] as const
export type ClaimAction = (typeof CLAIM_ACTIONS)[number]

/** Who may take which step. */
const BY = {
  claimDeposit: 'host',
  acceptClaim: 'guest',
  contestClaim: 'guest',
  withdrawClaim: 'host',
  decideClaim: 'admin',
} as const satisfies Record<ClaimAction, Party>

/** What a claim depends on. */
export type Claimable = {
  depositState: DepositState | null
  status: Status
  /** Of check-out by the booking, when the deposit goes back by itself, and now; ms. */
  scheduled: number
  returnsAt: number
  now: number
  /** The last one; null without any. */
  claim: { status: ClaimStatus } | null
}

/** Whether somebody is the one to take a step; an admin who is guest or host of the stay decides nothing about it. */
export function isClaimants(action: ClaimAction, party: readonly Party[]): boolean {
  const isOneOfTwo = party.includes('guest') || party.includes('host')
  return party.includes(BY[action]) && (action !== 'decideClaim' || !isOneOfTwo)
}

/** In the order of the buttons. */
export function claimActionsFor(stay: Claimable & { party: readonly Party[] }): ClaimAction[] {
  return CLAIM_ACTIONS.filter((action) => isClaimants(action, stay.party) && isOpenTo(action, stay))
}

function isOpenTo(action: ClaimAction, stay: Claimable): boolean {
  const { claim, depositState, now, returnsAt, scheduled, status } = stay
  /* Of one that is called off the deposit goes back whole. */
  if (status === 'cancelled') return false
  if (action === 'claimDeposit') {
    /* One that was taken back may have had a slip in it. */
    const isOver = status === 'checked-out' || now >= scheduled
    const isFirst = claim === null || claim.status === 'withdrawn'
    return depositState === 'held' && isOver && now < returnsAt && isFirst
  }
  if (depositState !== 'claimed') return false
  if (action === 'contestClaim') return claim?.status === 'open'
  if (action === 'decideClaim') return claim?.status === 'contested'
  return claim?.status === 'open' || claim?.status === 'contested'
}

/**
 * What of a deposit as it was paid is its host's.
 * @param granted in the currency of the stay
 * @param taken the payment that it is held of
 */
export function keptOf(granted: number, taken: Taken & { currency: Currency }, booked: Booked) {
  const { currency, kesRate } = booked
  const left = depositLeft(taken)
  if (granted >= leftToGrant(taken, booked)) return left
  return Math.min(left, depositIn(taken.currency, { currency, kesRate, depositMinor: granted }))
}
