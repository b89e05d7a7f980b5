import type { HttpContext } from '@adonisjs/core/http'
import { blockSeveral } from '#actions/bookings/block_nights'
import { unblockSeveral } from '#actions/bookings/unblock_nights'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import BookingPolicy from '#policies/booking_policy'
import { calendarBlocksValidator, calendarUnblockValidator } from '#validators/calendar_block'

/** Nights of several properties at once; `to` is exclusive. */
export default class CalendarBlocksController {
  async store({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const { blocks } = await request.validateUsing(calendarBlocksValidator)
    const wanted = blocks.map((one) => ({ ...one, reason: one.reason || null }))
    const blocked = await blockSeveral(auth.getUserOrFail(), wanted, idempotencyKey(request))
    response.status(201)
    return answer(blocked, i18n.t('bookings.blocked'))
  }

  /** Booked nights stay booked. */
  async destroy({ auth, bouncer, i18n, request }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const wanted = await request.validateUsing(calendarUnblockValidator)
    const freed = await unblockSeveral(auth.getUserOrFail(), wanted, idempotencyKey(request))
    return answer(freed, i18n.t('bookings.unblocked'))
  }
}
