import type { HttpContext } from '@adonisjs/core/http'
import { checkInGuest } from '#actions/bookings/check_in_guest'
import { checkOutGuest } from '#actions/bookings/check_out_guest'
import { undoCheckIn } from '#actions/bookings/undo_check_in'
import { undoCheckOut } from '#actions/bookings/undo_check_out'
import type { ArrivalStep } from '#domain/helping'
import { answer, answerPage } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { queryOf } from '#http/query'
import type Booking from '#models/booking'
import BookingPolicy from '#policies/booking_policy'
import { findHelpedStay, listHelpedStays } from '#queries/helping/helped_stays'
import HelpedStayTransformer from '#transformers/helped_stay_transformer'
import { helpedStaysValidator } from '#validators/helping'

/** Stays whose guests one meets for the host; they exist for nobody else here, the host and admins included. */
export default class HelpedStaysController {
  async index({ auth, request, serialize }: HttpContext) {
    const helper = auth.getUserOrFail()
    const filters = await request.validateUsing(helpedStaysValidator, { data: queryOf(request) })
    const { rows, pagination } = await listHelpedStays(helper, filters)
    return answerPage(await serialize(HelpedStayTransformer.transform(rows, helper)), pagination)
  }

  async checkIn(ctx: HttpContext) {
    const booking = await this.#offered(ctx, 'checkIn')
    await checkInGuest(booking, ctx.auth.getUserOrFail(), idempotencyKey(ctx.request))
    return answer(await this.#now(ctx, booking), ctx.i18n.t('bookings.checkedIn'))
  }

  async undoCheckIn(ctx: HttpContext) {
    const booking = await this.#offered(ctx, 'undoCheckIn')
    await undoCheckIn(booking, ctx.auth.getUserOrFail(), idempotencyKey(ctx.request))
    return answer(await this.#now(ctx, booking), ctx.i18n.t('bookings.undone'))
  }

  async checkOut(ctx: HttpContext) {
    const booking = await this.#offered(ctx, 'checkOut')
    await checkOutGuest(booking, ctx.auth.getUserOrFail(), undefined, idempotencyKey(ctx.request))
    return answer(await this.#now(ctx, booking), ctx.i18n.t('bookings.checkedOut'))
  }

  async undoCheckOut(ctx: HttpContext) {
    const booking = await this.#offered(ctx, 'undoCheckOut')
    await undoCheckOut(booking, ctx.auth.getUserOrFail(), idempotencyKey(ctx.request))
    return answer(await this.#now(ctx, booking), ctx.i18n.t('bookings.undone'))
  }

  async #offered({ auth, bouncer, params }: HttpContext, step: ArrivalStep) {
    const booking = await findHelpedStay(auth.getUserOrFail(), params.id)
    await bouncer.with(BookingPolicy).authorize(step, booking)
    return booking
  }

  async #now({ auth, serialize }: HttpContext, { id }: Booking) {
    const helper = auth.getUserOrFail()
    const moved = await findHelpedStay(helper, id)
    return serialize(HelpedStayTransformer.transform(moved, helper))
  }
}
