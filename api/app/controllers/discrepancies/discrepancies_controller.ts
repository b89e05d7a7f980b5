import type { HttpContext } from '@adonisjs/core/http'
import { resolveDiscrepancy } from '#actions/discrepancies/resolve_discrepancy'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import DiscrepancyPolicy from '#policies/discrepancy_policy'
import { findDiscrepancy } from '#queries/discrepancies/find_discrepancy'
import { listDiscrepancies } from '#queries/discrepancies/list_discrepancies'
import DiscrepancyTransformer from '#transformers/discrepancy_transformer'
import { discrepancyListValidator, discrepancyResolvedValidator } from '#validators/discrepancy'

export default class DiscrepanciesController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const filters = await request.validateUsing(discrepancyListValidator, {
      data: queryOf(request),
    })
    const { rows, pagination } = await listDiscrepancies(filters)
    return answerPage(await serialize(DiscrepancyTransformer.transform(rows)), pagination)
  }

  async show({ bouncer, params, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const found = await findDiscrepancy(params.id)
    return answer(await serialize(DiscrepancyTransformer.transform(found)))
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const { reason } = await request.validateUsing(discrepancyResolvedValidator)
    const found = await findDiscrepancy(params.id)
    await resolveDiscrepancy(found, auth.getUserOrFail(), reason)
    const resolved = await findDiscrepancy(found.id)
    return answer(
      await serialize(DiscrepancyTransformer.transform(resolved)),
      i18n.t('discrepancies.resolved')
    )
  }
}
