import type { HttpContext } from '@adonisjs/core/http'
import { addFeed } from '#actions/calendars/add_feed'
import { refreshFeed } from '#actions/calendars/refresh_feed'
import { removeFeed } from '#actions/calendars/remove_feed'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { feedRow, findFeed, listFeeds } from '#queries/calendars/list_feeds'
import { findListing } from '#queries/properties/find_listing'
import CalendarFeedTransformer from '#transformers/calendar_feed_transformer'
import { feedValidator, refreshFeedValidator } from '#validators/calendar'

/** Calendars of other sites that a property follows (ADR 0048). */
export default class CalendarFeedsController {
  async index(ctx: HttpContext) {
    const property = await this.#managed(ctx)
    const feeds = await listFeeds(property.id)
    return answer(await ctx.serialize(CalendarFeedTransformer.transform(feeds)))
  }

  async store(ctx: HttpContext) {
    const { auth, i18n, request, response, serialize } = ctx
    const property = await this.#managed(ctx)
    const wanted = await request.validateUsing(feedValidator, {
      messagesProvider: i18n.createMessagesProvider('calendars'),
    })
    const feed = await addFeed(property.id, auth.getUserOrFail(), wanted)
    response.status(201)
    const row = await feedRow(feed)
    return answer(
      await serialize(CalendarFeedTransformer.transform(row)),
      i18n.t('calendars.followed')
    )
  }

  /** Waits for the other site, for some seconds at most. */
  async refresh(ctx: HttpContext) {
    const { i18n, params, request, serialize } = ctx
    const property = await this.#managed(ctx)
    const { release = false } = await request.validateUsing(refreshFeedValidator)
    const feed = await findFeed(property.id, params.feedId)
    await refreshFeed(feed, { mayRelease: release })
    const row = await feedRow(feed)
    return answer(
      await serialize(CalendarFeedTransformer.transform(row)),
      i18n.t('calendars.refreshed')
    )
  }

  async destroy(ctx: HttpContext) {
    const { auth, i18n, params } = ctx
    const property = await this.#managed(ctx)
    const feed = await findFeed(property.id, params.feedId)
    await removeFeed(feed, auth.getUserOrFail())
    return answer(null, i18n.t('calendars.unfollowed'))
  }

  async #managed({ bouncer, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    return property
  }
}
