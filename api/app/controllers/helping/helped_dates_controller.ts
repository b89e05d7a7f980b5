import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { agreeDates } from '#actions/bookings/agree_dates'
import { declineDates, withdrawDates } from '#actions/bookings/decline_dates'
import { proposeDates } from '#actions/bookings/propose_dates'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { findHelpedStay } from '#queries/helping/helped_stays'
import { quoteOtherDates } from '#services/other_dates'
import HelpedStayTransformer from '#transformers/helped_stay_transformer'
import OtherDatesTransformer from '#transformers/other_dates_transformer'
import {
  answerDatesValidator,
  otherDatesValidator,
  proposeDatesValidator,
} from '#validators/booking_change'

/** Other dates of a stay, by who manages the listing for its host (ADR 0079, 0086). */
export default class HelpedDatesController {
  /** What they would cost the guest. */
  async show(ctx: HttpContext) {
    const booking = await this.#agreedOn(ctx)
    const stay = await ctx.request.validateUsing(otherDatesValidator, {
      data: queryOf(ctx.request),
    })
    const found = await quoteOtherDates(booking, stay, 'host', db.connection())
    return answer(await ctx.serialize(OtherDatesTransformer.transform({ ...stay, ...found })))
  }

  async store(ctx: HttpContext) {
    const booking = await this.#agreedOn(ctx)
    const wanted = await ctx.request.validateUsing(proposeDatesValidator)
    await proposeDates(booking, ctx.auth.getUserOrFail(), wanted)
    ctx.response.status(201)
    return answer(await this.#now(ctx), ctx.i18n.t('bookings.datesProposed'))
  }

  async update(ctx: HttpContext) {
    const booking = await this.#agreedOn(ctx)
    const { change } = await ctx.request.validateUsing(answerDatesValidator)
    const isDue = await agreeDates(booking, ctx.auth.getUserOrFail(), change)
    return answer(
      await this.#now(ctx),
      ctx.i18n.t(isDue ? 'bookings.datesAgreed' : 'bookings.datesChanged')
    )
  }

  async decline(ctx: HttpContext) {
    const booking = await this.#agreedOn(ctx)
    const { change } = await ctx.request.validateUsing(answerDatesValidator)
    await declineDates(booking, ctx.auth.getUserOrFail(), change)
    return answer(await this.#now(ctx), ctx.i18n.t('bookings.datesDeclined'))
  }

  async withdraw(ctx: HttpContext) {
    const booking = await this.#agreedOn(ctx)
    const { change } = await ctx.request.validateUsing(answerDatesValidator)
    await withdrawDates(booking, ctx.auth.getUserOrFail(), change)
    return answer(await this.#now(ctx), ctx.i18n.t('bookings.datesWithdrawn'))
  }

  async #agreedOn({ auth, bouncer, params }: HttpContext) {
    const booking = await findHelpedStay(auth.getUserOrFail(), params.id)
    await bouncer.with(BookingPolicy).authorize('changeDates', booking)
    return booking
  }

  async #now({ auth, params, serialize }: HttpContext) {
    const manager = auth.getUserOrFail()
    const booking = await findHelpedStay(manager, params.id)
    return serialize(HelpedStayTransformer.transform(booking, manager))
  }
}
