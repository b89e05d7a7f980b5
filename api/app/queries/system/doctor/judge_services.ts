import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { isInBucket, photoBucket } from '#config/drive'
import paymentsConfig from '#config/payments'
import { isShared } from '#config/redis'
import { failure, found, good, type Finding } from '#queries/system/doctor/finding'
import { GatewayError } from '#services/payments/call_gateway'
import { lookAtBucket } from '#services/photos/look_at_bucket'

const TIMEOUT_MS = 5000

/** Daraja says 400 to a key that it does not know. */
const REFUSED = new Set([400, 401, 403])

/** What the product stands on beside its database: gateways, Redis, the bucket of photos. Each is asked, nothing is changed. */
export async function judgeServices(): Promise<Finding[]> {
  const findings = await Promise.all([
    found('Payments', judgePayments),
    ...(isShared ? [found('Redis', judgeRedis)] : []),
    ...(isInBucket ? [found('Photos', () => judgeBucket(photoBucket()))] : []),
  ])
  return findings.flat()
}

async function judgePayments(): Promise<Finding | Finding[]> {
  const { offered } = paymentsConfig
  if (offered.length === 0) return good('Payments', 'Guests pay their host (PAYMENTS=none)')
  const findings = await Promise.all(
    offered.map((name) => found('Payments', () => judgeGateway(name)))
  )
  return findings.flat()
}

/** What a gateway said stays with it: its words may have more in them than is for a screen. */
export async function judgeGateway(name: (typeof paymentsConfig.offered)[number]) {
  const gateway = await app.container.make(paymentsConfig.gateways[name])
  if (!gateway.tryKey) return good('Payments', `On offer: ${name}, which is here`)
  try {
    await gateway.tryKey()
    return good('Payments', `On offer: ${name}, which takes our key`)
  } catch (error) {
    const refuses = error instanceof GatewayError && REFUSED.has(error.status)
    return failure(
      'Payments',
      refuses
        ? `${name} refuses our key: compare its settings with the gateway's page of keys`
        : `${name} does not answer as a gateway does: nobody can pay by it, nor be refunded`
    )
  }
}

async function judgeRedis() {
  const redis = await app.container.make('redis')
  /** It waits for its line, which the one of requests does not. */
  const asked = redis.connection('events').ping()
  const isThere = await Promise.race([
    asked.then(
      () => true,
      () => false
    ),
    pause(TIMEOUT_MS, false, { ref: false }),
  ])
  return isThere
    ? good('Redis', 'It answers')
    : failure('Redis', 'It does not answer: processes count limits in the database meanwhile')
}

/** @param bucket where it is, and the key to it */
export async function judgeBucket(bucket: Parameters<typeof lookAtBucket>[0]) {
  const name = `The bucket ${bucket.bucket}`
  const says = {
    there: `${name} is there and lets us in`,
    missing: `${name} is not there: makao:bucket makes it`,
    refused: `${name} refuses our key: look at S3_KEY, S3_SECRET and S3_REGION`,
    away: `${name} does not answer: photos can be neither shown nor uploaded`,
  }
  const seen = await lookAtBucket(bucket)
  return seen === 'there' ? good('Photos', says[seen]) : failure('Photos', says[seen])
}
