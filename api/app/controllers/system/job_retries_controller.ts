import type { HttpContext } from '@adonisjs/core/http'
import { retryFailedJob, retryFailedJobs } from '#actions/system/resolve_failed_jobs'
import { answer } from '#http/answer'
import SystemPolicy from '#policies/system_policy'
import { findFailedJob } from '#queries/system/failed_jobs'
import { failedJobsValidator } from '#validators/system'

export default class JobRetriesController {
  async update({ auth, bouncer, i18n, params }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    await retryFailedJob(auth.getUserOrFail(), await findFailedJob(params.job))
    return answer({ changed: 1 }, i18n.t('system.retried', { count: 1 }))
  }

  async updateAll({ auth, bouncer, i18n, request }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    const { job } = await request.validateUsing(failedJobsValidator)
    const changed = await retryFailedJobs(auth.getUserOrFail(), job)
    return answer({ changed }, i18n.t('system.retried', { count: changed }))
  }
}
