import type { HttpContext } from '@adonisjs/core/http'
import { setNightPrices } from '#actions/properties/set_night_prices'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import SetNightPricesTransformer from '#transformers/set_night_prices_transformer'
import { nightPricesValidator } from '#validators/prices'

export default class CalendarPricesController {
  /** `to` is exclusive. */
  async update({ auth, bouncer, i18n, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const wanted = await request.validateUsing(nightPricesValidator)
    const done = await setNightPrices(auth.getUserOrFail(), wanted)
    const data = await serialize(SetNightPricesTransformer.transform(done))
    return answer(data, i18n.t('properties.pricesUpdated'))
  }
}
