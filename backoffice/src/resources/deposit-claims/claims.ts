import type { Booking } from '../../api/types'

/** As in the API. */
export const LONGEST_WORDS = 1000

const STEPS = ['claimDeposit', 'withdrawClaim', 'decideClaim'] as const
export type ClaimStep = (typeof STEPS)[number]

/** Steps of hosts and admins; guests answer in the storefront. */
export const openSteps = ({ actions }: Pick<Booking, 'actions'>) =>
  STEPS.filter((step) => actions.includes(step))

export const mayAnswer = ({ actions }: Pick<Booking, 'actions'>) =>
  actions.includes('acceptClaim') || actions.includes('contestClaim')

type Deposit = NonNullable<Booking['deposit']>
type Claim = NonNullable<Booking['depositClaim']>

/** What is said of a deposit: once its host was granted a part, only the rest is held or goes back. */
export function depositWord(
  { state }: Pick<Deposit, 'state'>,
  claim: Pick<Claim, 'granted'> | null
) {
  const isRest = claim !== null && (claim.granted ?? 0) > 0
  return isRest && (state === 'held' || state === 'goesBack' || state === 'wentBack')
    ? (`${state}Rest` as const)
    : state
}

/** What is said of where a claim stands. */
export function claimWord({
  answer,
  granted,
  status,
}: Pick<Claim, 'answer' | 'granted' | 'status'>) {
  if (status === 'contested') {
    return answer === null ? 'silent' : 'contested'
  }
  return status === 'decided' && granted === 0 ? 'refused' : status
}

/** What can be granted at most, in whole units: what was asked for, of what is held. */
export const mostOf = (claimed: number, held: number) => Math.floor(Math.min(claimed, held))

/**
 * What host and guest have of what is held of a deposit when so much of it is granted, in its currency.
 * @param granted as it was typed
 * @returns null unless that can be granted
 */
export function sharesOf(granted: string, claimed: number, held: number) {
  const host = Number(granted)
  const isWhole = granted.trim() !== '' && Number.isInteger(host)
  if (!isWhole || host < 0 || host > mostOf(claimed, held)) {
    return null
  }
  const word = host === 0 ? 'nothing' : host === held ? 'everything' : 'part'
  return { word, host, guest: held - host } as const
}

/** As the API takes it; nothing typed is said to be missing, not to be 0. */
export const amountOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))
