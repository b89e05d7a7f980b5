import type { Booking } from '~/api/types'

type Claim = NonNullable<Booking['depositClaim']>

/** A stay of whose deposit its host asks, or has asked, for a part. */
export type ClaimedStay = Booking & {
  deposit: NonNullable<Booking['deposit']>
  depositClaim: Claim
}

export const isClaimed = (booking: Booking): booking is ClaimedStay =>
  booking.deposit !== null && booking.depositClaim !== null

/** The name of what is said of how a claim stands. */
export function claimWord({
  amount,
  answer,
  granted,
  status,
}: Pick<Claim, 'amount' | 'answer' | 'granted' | 'status'>) {
  if (status === 'contested') {
    return answer === null ? 'silent' : 'contested'
  }
  if (status !== 'decided') {
    return status
  }
  return granted === amount ? 'grantedAll' : granted ? 'grantedPart' : 'grantedNothing'
}
