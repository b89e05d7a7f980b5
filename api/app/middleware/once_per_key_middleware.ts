import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { claimOf } from '#actions/idempotency/keys'
import { oncePerKeyOutside } from '#actions/idempotency/once_per_key'
import { Refusal } from '#exceptions/refusal'
import { idempotencyKey } from '#http/idempotency_key'

/** Milliseconds a repeat waits for the first to answer: on a poor line it often comes while that one runs. */
const WAIT = 3000
const ASK_EVERY = 150

/** No digest of a password is kept where it is cheap to guess. */
const SECRETS = ['password', 'otp']

type Stored = { status: number; body: unknown }

/**
 * Does a write of somebody signed in once per Idempotency-Key: a repeat gets the stored answer (ADR 0028). Failures are
 * not stored. Multipart forms are left to actions that know their pictures.
 */
export default class OncePerKeyMiddleware {
  async handle({ auth, request, response }: HttpContext, next: NextFn) {
    const key = idempotencyKey(request)
    if (key === null || request.multipart) return next()

    const call = `${request.method()} ${request.url(true)}`
    const body = request.except(SECRETS)
    const claim = claimOf(auth.getUserOrFail(), key, call, { body })
    let isFirst = false
    const work = async (): Promise<Stored> => {
      isFirst = true
      await next()
      return { status: response.getStatus(), body: response.getBody() }
    }
    const stored = await waiting(() => oncePerKeyOutside(claim, work, ({ status }) => status < 400))
    if (!isFirst) {
      /** Node's own setter: the statuses are the route's, which the reference reads from its controller. */
      response.response.statusCode = stored.status
      response.header('Idempotent-Replayed', 'true').send(stored.body)
    }
  }
}

/** @throws Refusal 409 when the first has not answered by then */
async function waiting<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + WAIT
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isRunning = error instanceof Refusal && error.code === 'E_STILL_RUNNING'
      if (!isRunning || Date.now() >= until) throw error
      await pause(ASK_EVERY)
    }
  }
}
