import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { findBookableProperty } from '#queries/properties/property_detail'
import { quoteProperty } from '#queries/properties/quote_property'
import QuoteTransformer from '#transformers/quote_transformer'
import { stayQueryValidator } from '#validators/property_search'

export default class QuotesController {
  /** What a stay would cost now; `quote` is null when it is not available. */
  async show({ i18n, params, request, serialize }: HttpContext) {
    const stay = await request.validateUsing(stayQueryValidator, { data: queryOf(request) })
    const property = await findBookableProperty(params.id)
    const quote = await quoteProperty(property, stay)
    return answer({
      available: !!quote,
      message: i18n.t(quote ? 'properties.available' : 'errors.bookings.unavailable'),
      quote: quote ? await serialize(QuoteTransformer.transform(quote)) : null,
    })
  }
}
