import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { staysAtGate } from '#queries/bookings/stays_at_gate'
import GateStayTransformer from '#transformers/gate_stay_transformer'
import { gateListValidator } from '#validators/booking'

export default class GateListsController {
  async show({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const days = await request.validateUsing(gateListValidator, { data: queryOf(request) })
    const { stays, ...list } = await staysAtGate(auth.getUserOrFail(), days)
    return answer({ ...list, stays: await serialize(GateStayTransformer.transform(stays)) })
  }
}
