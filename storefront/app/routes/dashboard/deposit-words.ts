import type { Booking } from '~/api/types'

type Deposit = NonNullable<Booking['deposit']>
type Claim = NonNullable<Booking['depositClaim']>

const LEFT = { held: 'leftGoesBack', goesBack: 'leftGoesBack', wentBack: 'leftWentBack' } as const

/** What its host was not granted is held, goes or went back. */
export const isBack = (state: Deposit['state']): state is keyof typeof LEFT => state in LEFT

/**
 * The name of what is said of a deposit. Where its host was granted a part, what is held goes back at once; what is handed
 * over on arrival is nothing that we know of once the guest is there.
 */
export function depositWord(
  { state }: Pick<Deposit, 'state'>,
  claim: Pick<Claim, 'granted'> | null,
  status: Booking['status']
) {
  if (state === 'onArrival' && (status === 'checked-in' || status === 'checked-out')) {
    return 'betweenYou'
  }
  const isGranted = claim !== null && claim.granted !== null && claim.granted > 0
  return isGranted && isBack(state) ? LEFT[state] : state
}
