import type { HttpContext } from '@adonisjs/core/http'
import { Schedule } from '@adonisjs/queue'
import metricsConfig from '#config/metrics'
import { notFound, Refusal } from '#exceptions/refusal'
import { bearsMetricsToken } from '#http/metrics_token'
import MakePhotoVariants from '#jobs/make_photo_variants'
import { waitingPayments } from '#queries/payments/waiting_payments'
import { jobsOf, queueState } from '#queries/system/queue_state'
import { replica } from '#services/database/read_from_replica'
import { jobs, oldestJob, payments, photoJobs, registry } from '#services/metrics/figures'
import { tellOfReplica } from '#services/metrics/replica_figures'

/** Figures of this process for Prometheus (operations, Metrics). Not among the calls of `/api/v1`. */
export default class MetricsController {
  async show({ request, response, logger }: HttpContext) {
    if (!metricsConfig.token) throw notFound()
    if (!bearsMetricsToken(request)) {
      response.header('WWW-Authenticate', 'Bearer')
      throw new Refusal('unauthenticated', 401, 'E_UNAUTHENTICATED')
    }
    /** Without its database a process has all the more to tell. */
    await countWork().catch((error: unknown) => logger.warn({ err: error }, 'work not counted'))
    if (replica) tellOfReplica(replica)
    response.header('Content-Type', registry.contentType)
    return response.send(await registry.metrics())
  }
}

async function countWork() {
  for (const figure of [jobs, oldestJob, photoJobs, payments]) figure.reset()
  const { queues } = await queueState(await Schedule.list())
  for (const { name: queue, oldestSeconds, pending, active, delayed, failed } of queues) {
    for (const [state, total] of Object.entries({ pending, active, delayed, failed }))
      jobs.set({ queue, state }, total)
    oldestJob.set({ queue }, oldestSeconds)
  }
  for (const { state, total } of await jobsOf(MakePhotoVariants.name))
    photoJobs.set({ state }, total)
  for (const { status, total } of await waitingPayments()) payments.set({ status }, total)
}
