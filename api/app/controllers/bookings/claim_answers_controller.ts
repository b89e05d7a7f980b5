import type { HttpContext } from '@adonisjs/core/http'
import { contestClaim } from '#actions/deposit_claims/contest_claim'
import { acceptClaim } from '#actions/deposit_claims/end_claim'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import BookingTransformer from '#transformers/booking_transformer'
import { contestClaimValidator, shownClaimValidator } from '#validators/deposit_claim'

/** Yes or no to what a host asks for of a deposit, by the guest (ADR 0141). */
export default class ClaimAnswersController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('answerClaim', booking)
    const { claim } = await request.validateUsing(shownClaimValidator)

    await acceptClaim(booking, actor, claim)
    const settled = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(settled, actor)),
      i18n.t('bookings.claimAccepted')
    )
  }

  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('answerClaim', booking)
    const given = await request.validateUsing(contestClaimValidator)

    await contestClaim(booking, actor, given)
    const contested = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(contested, actor)),
      i18n.t('bookings.claimContested')
    )
  }
}
