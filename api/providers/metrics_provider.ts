import type { ApplicationService } from '@adonisjs/core/types'
import metricsConfig from '#config/metrics'

/** Whoever gives no token wants no figures: nothing is watched then. */
export default class MetricsProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    if (!metricsConfig.token) return
    const { watchProcess } = await import('#services/metrics/watch')
    await watchProcess(this.app)
  }
}
