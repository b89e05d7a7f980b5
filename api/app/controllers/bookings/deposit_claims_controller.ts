import type { HttpContext } from '@adonisjs/core/http'
import { claimDeposit } from '#actions/deposit_claims/claim_deposit'
import { decideClaim, withdrawClaim } from '#actions/deposit_claims/end_claim'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { listClaims } from '#queries/deposit_claims/list_claims'
import BookingTransformer from '#transformers/booking_transformer'
import ClaimOfStayTransformer from '#transformers/claim_of_stay_transformer'
import {
  claimDepositValidator,
  claimListValidator,
  decideClaimValidator,
  shownClaimValidator,
} from '#validators/deposit_claim'

/** What hosts ask for of the deposits of stays that are over (ADR 0141). */
export default class DepositClaimsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('seeClaims')
    const filters = await request.validateUsing(claimListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listClaims(filters)
    return answerPage(await serialize(ClaimOfStayTransformer.transform(rows)), pagination)
  }

  async store({ auth, bouncer, i18n, params, request, response, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('claimDeposit', booking)
    const claimed = await request.validateUsing(claimDepositValidator)

    await claimDeposit(booking, actor, claimed)
    response.status(201)
    const asked = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(asked, actor)),
      i18n.t('bookings.depositClaimed')
    )
  }

  /** An admin decides. */
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('decideClaim', booking)
    const decided = await request.validateUsing(decideClaimValidator)

    await decideClaim(booking, actor, decided)
    const settled = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(settled, actor)),
      i18n.t('bookings.claimDecided')
    )
  }

  /** Its host takes it back. */
  async destroy({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('withdrawClaim', booking)
    const { claim } = await request.validateUsing(shownClaimValidator)

    await withdrawClaim(booking, actor, claim)
    const held = await findBooking(booking.id)
    return answer(
      await serialize(BookingTransformer.transform(held, actor)),
      i18n.t('bookings.claimWithdrawn')
    )
  }
}
