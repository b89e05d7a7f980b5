import type { HttpContext } from '@adonisjs/core/http'
import paymentsConfig from '#config/payments'
import type { Quote } from '#domain/quote'
import { isTakenAtOnce } from '#domain/ways_to_pay'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { quoteProperty } from '#queries/properties/quote_property'
import QuoteTransformer from '#transformers/quote_transformer'
import { quoteQueryValidator } from '#validators/property_search'

export default class QuotesController {
  /** `quote` is null when the dates are not available; `paysOnline`: some way to pay takes that much at once. */
  async show({ bouncer, i18n, params, request, serialize }: HttpContext) {
    const stay = await request.validateUsing(quoteQueryValidator, { data: queryOf(request) })
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const quote = await quoteProperty(property, stay)
    return answer({
      available: !!quote,
      message: i18n.t(quote ? 'properties.available' : 'errors.bookings.unavailable'),
      quote: quote ? await serialize(QuoteTransformer.transform(quote)) : null,
      paysOnline: !!quote && isPaidHere(quote),
    })
  }
}

const isPaidHere = ({ currency, deposit, kesRate, totalKes }: Quote) =>
  isTakenAtOnce(
    { currency, depositMinor: deposit, kesRate, totalKesMinor: totalKes },
    paymentsConfig.waysToPay
  )
