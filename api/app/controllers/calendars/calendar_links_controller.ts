import type { HttpContext } from '@adonisjs/core/http'
import { endCalendarLink, renewCalendarLink } from '#actions/calendars/renew_calendar_link'
import { answer } from '#http/answer'
import CalendarLink from '#models/calendar_link'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import CalendarLinkTransformer from '#transformers/calendar_link_transformer'

export default class CalendarLinksController {
  /** null while nobody may read the calendar. */
  async show(ctx: HttpContext) {
    const property = await this.#managed(ctx)
    const link = await CalendarLink.findBy({ propertyId: property.id })
    return answer(link && (await ctx.serialize(CalendarLinkTransformer.transform(link))))
  }

  async store(ctx: HttpContext) {
    const { auth, i18n, response, serialize } = ctx
    const property = await this.#managed(ctx)
    const link = await renewCalendarLink(property.id, auth.getUserOrFail())
    response.status(201)
    return answer(
      await serialize(CalendarLinkTransformer.transform(link)),
      i18n.t('calendars.shared')
    )
  }

  async destroy(ctx: HttpContext) {
    const { auth, i18n } = ctx
    const property = await this.#managed(ctx)
    await endCalendarLink(property.id, auth.getUserOrFail())
    return answer(null, i18n.t('calendars.unshared'))
  }

  async #managed({ bouncer, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    return property
  }
}
