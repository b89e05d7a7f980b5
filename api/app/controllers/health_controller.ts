import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#exceptions/refusal'
import { answer } from '#http/answer'
import { bearsMetricsToken } from '#http/metrics_token'
import { pingDatabase, systemDetails } from '#queries/system/health'
import { readiness } from '#start/health'

export default class HealthController {
  async show({ auth }: HttpContext) {
    const databaseMs = await pingDatabase()
    if (!auth.user?.isAdmin) return answer({ status: 'ok' as const, details: null })
    return answer({ status: 'ok' as const, details: await systemDetails(databaseMs) })
  }

  /** Asks nothing: a process whose database is away is not to be started anew. */
  live() {
    return answer({ status: 'live' as const })
  }

  /** @throws Refusal 503 when requests should go elsewhere */
  async ready({ request, logger }: HttpContext) {
    const { isHealthy, status, checks } = await readiness.run()
    const said = checks.map(({ name, status: one, message }) => ({ name, status: one, message }))
    if (!isHealthy) {
      logger.warn({ checks: said.filter((one) => one.status !== 'ok') }, 'not ready')
      throw new Refusal('unavailable', 503, 'E_UNAVAILABLE')
    }
    const isWatched = bearsMetricsToken(request)
    return answer({
      status: 'ready' as const,
      details: isWatched ? { status, checks: said } : null,
    })
  }
}
