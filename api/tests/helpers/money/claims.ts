import { lowerPrice } from '#actions/bookings/lower_price'
import { claimDeposit } from '#actions/deposit_claims/claim_deposit'
import { contestClaim } from '#actions/deposit_claims/contest_claim'
import { acceptClaim, decideClaim, withdrawClaim } from '#actions/deposit_claims/end_claim'
import { WAITING_CLAIMS } from '#domain/deposit_claims'
import { toMajor } from '#domain/money'
import Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import type { Step } from '#tests/helpers/money/steps'

/** What of the world claims are made in. */
type World = {
  readonly people: { guest: User; admin: User }
  readonly bookings: readonly number[]
  take(step: Step): Promise<void>
  payLast(bookingId: number): Promise<unknown>
}

/** Of a stay that is over its host asks for the deposit or a part of it, and that is answered, or left waiting. */
export async function claimPart(world: World, step: Extract<Step, { do: 'claim' }>) {
  const { end, parts } = step
  const { admin, guest } = world.people
  const id = await placeOver(world, step)
  if (id === null) return
  const booking = await findBooking(id)
  const host = await User.findOrFail(booking.hostId)
  const amount = Math.ceil(toMajor(booking.depositMinor) / parts)
  /* Who died after asking asks no second time. */
  if (!booking.depositClaim) {
    await claimDeposit(booking, host, { amount, reason: 'Two glasses are broken.' })
  }
  const { depositClaim } = await findBooking(id)
  const claim = depositClaim!.id
  switch (end) {
    case 'accepted':
      return acceptClaim(booking, guest, claim)
    case 'withdrawn':
      return withdrawClaim(booking, host, claim)
    case 'waits':
      return
    default: {
      await contestClaim(booking, guest, { claim, answer: 'They were broken when we came.' })
      const granted = end === 'declined' ? 0 : Math.ceil(amount / 2)
      const decided = { claim, amount: granted, decision: 'Half of it is wear.' }
      return decideClaim(booking, admin, decided)
    }
  }
}

/** Its host asks less for a stay whose guest has left early. */
export async function lowerOne(world: World, step: Extract<Step, { do: 'lowerPrice' }>) {
  const id = await placeOver(world, step, 3)
  if (id === null) return
  const booking = await findBooking(id)
  const host = await User.findOrFail(booking.hostId)
  const less = Math.floor(toMajor(booking.lowerable.most) / step.parts)
  if (less > 0) await lowerPrice(booking, host, { less })
}

/** One whose guest has left, or a new one that is paid and over at once. */
async function placeOver(
  world: World,
  { gateway, which }: Extract<Step, { do: 'claim' | 'lowerPrice' }>,
  nights = 1 + (which % 2)
): Promise<number | null> {
  const known = await Booking.find(world.bookings.at(which) ?? 0)
  if (known?.status === 'checked-out') return known.id
  const before = world.bookings.length
  await world.take({ do: 'reserve', ahead: 0, nights })
  if (world.bookings.length === before) return null
  const last = { which: before }
  await world.take({ do: 'approve', ...last })
  await world.take({ do: 'pay', ...last, gateway, line: 'fine' })
  const { id, status } = await Booking.findOrFail(world.bookings[before])
  if (status !== 'confirmed') return null
  await world.payLast(id)
  await world.take({ do: 'checkIn', ...last })
  await world.take({ do: 'checkOut', ...last })
  return id
}

/** An admin decides all that nobody else has settled. */
export async function decideRest({ people: { admin, guest } }: World) {
  const waiting = await DepositClaim.query().whereIn('status', [...WAITING_CLAIMS])
  for (const { amountMinor, bookingId, id: claim, status } of waiting) {
    const booking = await findBooking(bookingId)
    if (status === 'open') await contestClaim(booking, guest, { claim, answer: 'No.' })
    const decided = { claim, amount: toMajor(amountMinor), decision: 'It is so.' }
    await decideClaim(booking, admin, decided)
  }
}
