import type { HttpContext } from '@adonisjs/core/http'
import { blockNights } from '#actions/bookings/block_nights'
import { unblockNights } from '#actions/bookings/unblock_nights'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { blockedNights } from '#queries/properties/blocked_nights'
import { findListing } from '#queries/properties/find_listing'
import { blockListValidator, blockValidator, unblockValidator } from '#validators/calendar_block'

/** Nights blocked by the host, or for them; `to` is exclusive. */
export default class BlocksController {
  async index(ctx: HttpContext) {
    const property = await this.#kept(ctx)
    const dates = await ctx.request.validateUsing(blockListValidator, {
      data: queryOf(ctx.request),
    })
    return answer(await blockedNights(property.id, dates))
  }

  async store(ctx: HttpContext) {
    const { auth, i18n, request, response } = ctx
    const property = await this.#kept(ctx)
    const { reason = null, ...dates } = await request.validateUsing(blockValidator)
    const wanted = { ...dates, reason: reason || null }
    const block = await blockNights(
      property.id,
      auth.getUserOrFail(),
      wanted,
      idempotencyKey(request)
    )
    response.status(201)
    return answer(block, i18n.t('bookings.blocked'))
  }

  /** Booked nights stay booked. */
  async destroy(ctx: HttpContext) {
    const { auth, i18n, request } = ctx
    const property = await this.#kept(ctx)
    const dates = await request.validateUsing(unblockValidator, {
      data: { ...request.body(), ...queryOf(request) },
    })
    const freed = await unblockNights(
      property.id,
      auth.getUserOrFail(),
      dates,
      idempotencyKey(request)
    )
    return answer(freed, i18n.t('bookings.unblocked'))
  }

  async #kept({ bouncer, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('keepCalendar', property)
    return property
  }
}
