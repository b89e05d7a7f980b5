import type { HttpContext } from '@adonisjs/core/http'
import { blockWeekly } from '#actions/bookings/block_weekly'
import { undoWeekly } from '#actions/bookings/unblock_nights'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { undoWeeklyValidator, weeklyBlocksValidator } from '#validators/calendar_block'

/** Nights of some weekdays, of several properties at once; `to` is exclusive. */
export default class WeeklyBlocksController {
  async store({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const { reason, ...wanted } = await request.validateUsing(weeklyBlocksValidator)
    const blocked = await blockWeekly(
      auth.getUserOrFail(),
      { ...wanted, reason: reason || null },
      idempotencyKey(request)
    )
    response.status(201)
    return answer(blocked, i18n.t('bookings.blocked'))
  }

  /** Booked nights stay booked. */
  async destroy({ auth, bouncer, i18n, request }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const wanted = await request.validateUsing(undoWeeklyValidator)
    const freed = await undoWeekly(auth.getUserOrFail(), wanted, idempotencyKey(request))
    return answer(freed, i18n.t('bookings.unblocked'))
  }
}
