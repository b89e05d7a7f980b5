import type { HttpContext } from '@adonisjs/core/http'
import { approveBooking } from '#actions/bookings/approve_booking'
import { declineRequest } from '#actions/bookings/cancel_booking'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { editKnown, orShowCurrent } from '#http/precondition'
import BookingPolicy from '#policies/booking_policy'
import { findHelpedStay } from '#queries/helping/helped_stays'
import HelpedStayTransformer from '#transformers/helped_stay_transformer'
import { hostNotesValidator } from '#validators/booking'
import { declineRequestValidator } from '#validators/helping'

/** Requests that who manages the listing answers for its host (ADR 0086). */
export default class HelpedRequestsController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const manager = auth.getUserOrFail()
    const booking = await findHelpedStay(manager, params.id)
    await bouncer.with(BookingPolicy).authorize('approve', booking)
    const { hostNotes } = await request.validateUsing(hostNotesValidator)

    const known = editKnown(request)
    const current = async () =>
      serialize(HelpedStayTransformer.transform(await findHelpedStay(manager, booking.id), manager))
    const key = idempotencyKey(request)
    await orShowCurrent(() => approveBooking(booking, manager, hostNotes, key, known), current)
    return answer(await current(), i18n.t('bookings.approved'))
  }

  async destroy({ auth, bouncer, i18n, params, request }: HttpContext) {
    const manager = auth.getUserOrFail()
    const booking = await findHelpedStay(manager, params.id)
    await bouncer.with(BookingPolicy).authorize('decline', booking)
    const { reason } = await request.validateUsing(declineRequestValidator)

    await declineRequest(booking, manager, reason ?? null)
    return answer(null, i18n.t('bookings.cancelled'))
  }
}
