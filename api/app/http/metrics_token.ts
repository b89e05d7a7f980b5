import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import metricsConfig from '#config/metrics'
import { keyedDigest } from '#services/crypto/keyed_digest'

/** Whether somebody who watches the installation asks; nobody does where METRICS_TOKEN is not given. */
export function bearsMetricsToken(request: HttpContext['request']) {
  const [scheme, given = ''] = (request.header('authorization') ?? '').split(' ')
  if (!metricsConfig.token || scheme.toLowerCase() !== 'bearer') return false
  const digest = (value: string) => Buffer.from(keyedDigest('metrics', value))
  return timingSafeEqual(digest(given), digest(metricsConfig.token))
}
