import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { quoteProperty } from '#queries/properties/quote_property'
import QuoteTransformer from '#transformers/quote_transformer'
import { quoteQueryValidator } from '#validators/property_search'

export default class QuotesController {
  /** `quote` is null when the dates are not available. */
  async show({ bouncer, i18n, params, request, serialize }: HttpContext) {
    const stay = await request.validateUsing(quoteQueryValidator, { data: queryOf(request) })
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const quote = await quoteProperty(property, stay)
    return answer({
      available: !!quote,
      message: i18n.t(quote ? 'properties.available' : 'errors.bookings.unavailable'),
      quote: quote
        ? await serialize(QuoteTransformer.transform(quote).useVariant('forGuest'))
        : null,
    })
  }
}
