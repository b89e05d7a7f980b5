import type { HttpContext } from '@adonisjs/core/http'
import { setMinimums } from '#actions/properties/set_minimums'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import SetArrivalsTransformer from '#transformers/set_arrivals_transformer'
import { minimumsValidator } from '#validators/prices'

export default class CalendarMinimumsController {
  /** `to` is exclusive. */
  async update({ auth, bouncer, i18n, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const wanted = await request.validateUsing(minimumsValidator)
    const done = await setMinimums(auth.getUserOrFail(), wanted)
    const data = await serialize(SetArrivalsTransformer.transform(done))
    return answer(data, i18n.t('properties.stayRulesUpdated'))
  }
}
