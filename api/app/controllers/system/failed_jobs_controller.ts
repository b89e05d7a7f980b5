import type { HttpContext } from '@adonisjs/core/http'
import { deleteFailedJob, deleteFailedJobs } from '#actions/system/resolve_failed_jobs'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import SystemPolicy from '#policies/system_policy'
import { findFailedJob, listFailedJobs } from '#queries/system/failed_jobs'
import FailedJobTransformer from '#transformers/failed_job_transformer'
import { failedJobListValidator, failedJobsValidator } from '#validators/system'

export default class FailedJobsController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    const filters = await request.validateUsing(failedJobListValidator, { data: queryOf(request) })
    const { rows, pagination } = await listFailedJobs(filters)
    return answerPage(await serialize(FailedJobTransformer.transform(rows)), pagination)
  }

  async destroyAll({ auth, bouncer, i18n, request }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    const { job } = await request.validateUsing(failedJobsValidator)
    const changed = await deleteFailedJobs(auth.getUserOrFail(), job)
    return answer({ changed }, i18n.t('system.forgotten', { count: changed }))
  }

  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    await deleteFailedJob(auth.getUserOrFail(), await findFailedJob(params.job))
    return answer({ changed: 1 }, i18n.t('system.forgotten', { count: 1 }))
  }
}
