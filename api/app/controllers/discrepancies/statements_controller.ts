import type { HttpContext } from '@adonisjs/core/http'
import { takeStatement } from '#actions/discrepancies/take_statement'
import { invalid } from '#exceptions/refusal'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import DiscrepancyPolicy from '#policies/discrepancy_policy'
import { findStatement } from '#queries/discrepancies/find_statement'
import { listStatements } from '#queries/discrepancies/list_statements'
import MpesaStatementTransformer from '#transformers/mpesa_statement_transformer'
import { statementListValidator } from '#validators/discrepancy'

export default class StatementsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const filters = await request.validateUsing(statementListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listStatements(filters)
    return answerPage(await serialize(MpesaStatementTransformer.transform(rows)), pagination)
  }

  async store({ auth, bouncer, i18n, request, response, serialize }: HttpContext) {
    await bouncer.with(DiscrepancyPolicy).authorize('reconcile')
    const file = request.file('statement')
    if (!file?.tmpPath) throw invalid('statement', 'required', 'statements.required')
    const { isNew, statement } = await takeStatement(file.tmpPath, auth.getUserOrFail())
    const found = await findStatement(statement.id)
    response.status(201)
    return answer(
      await serialize(MpesaStatementTransformer.transform(found)),
      i18n.t(isNew ? 'discrepancies.statementTaken' : 'discrepancies.statementKnown')
    )
  }
}
