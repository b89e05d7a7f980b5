import env from '#start/env'

const metricsConfig = {
  /** Whoever bears it may read `GET /metrics`; without one there is no such page. */
  token: env.get('METRICS_TOKEN')?.release() || null,
}

export default metricsConfig
