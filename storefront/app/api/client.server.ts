import { registry } from '@makao/api/registry'
import { createTuyau, TuyauHTTPError, type Tuyau } from '@tuyau/core/client'
import { settings } from '../../server/settings'
import type { Translate } from '~/i18n/texts'
import type errors from '~/locales/en/errors.json'
import type failures from '~/locales/en/failures.json'
import { ApiFailure, type FieldError } from './api-failure'
import { isOncePerKey } from './repeated-writes'
import { nameRows } from './row-params'
import { withWait } from './with-wait'

export type Api = Tuyau<typeof registry>['api']

interface Caller {
  headers: Record<string, string>
  /** In ms. */
  timeout: number
  /** Aborts the call with the request. */
  signal: AbortSignal
  onAnswer(response: Response): void
  /** Texts for failures without a message. */
  say: Translate<typeof errors & typeof failures>
}

interface CallArgs {
  headers?: Record<string, string>
  params?: Record<string, unknown>
  body?: unknown
}

/** The body of a failure (API contract, conventions). */
interface Refusal {
  message?: string
  code?: string
  errors?: FieldError[]
}

/**
 * Reads are retried while the API restarts or is overloaded (specification §9), a write of somebody signed in once, under its
 * Idempotency-Key, where the API keeps that. Timeouts are not.
 */
const AGAIN = {
  limit: 3,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [],
  /** In ms, before each retry. */
  delay: (attempt: number) => 1000 * 2 ** (attempt - 1),
  backoffLimit: 30_000,
}

const ONCE_MORE = { ...AGAIN, limit: 1, methods: ['post', 'put', 'patch', 'delete'] }

/** Shared by all requests; what belongs to a caller travels with each call. */
const client = createTuyau({
  baseUrl: settings.apiUrl,
  registry,
  retry: AGAIN,
})

type Name = Parameters<typeof client.request>[0]

/**
 * The typed API client in a caller's name: `api.properties.show({ params })`, by route name (ADR
 * 0016). Calls throw `ApiFailure`.
 */
export function createClient(caller: Caller): Api {
  const area = (group: string) =>
    new Proxy({}, { get: (_, name) => call.bind(null, caller, `${group}.${String(name)}` as Name) })
  return new Proxy({}, { get: (_, group) => area(String(group)) }) as Api
}

async function call(caller: Caller, name: Name, args: CallArgs = {}) {
  if (!nameRows(args.params ?? {})) {
    throw new ApiFailure(404, caller.say('errors.404.title'), 'E_NOT_FOUND')
  }
  let retryAfter: string | null = null
  const isKept = isWrite(name) && 'Authorization' in caller.headers && isOncePerKey(name, args.body)
  try {
    return await client.request(name, {
      ...args,
      ...(isKept && { retry: ONCE_MORE }),
      headers: {
        ...caller.headers,
        ...(isKept && { 'Idempotency-Key': crypto.randomUUID() }),
        ...args.headers,
      },
      timeout: caller.timeout,
      signal: caller.signal,
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request)
        caller.onAnswer(response)
        retryAfter = response.headers.get('retry-after')
        return response
      },
    } as Parameters<typeof client.request>[1])
  } catch (error) {
    throw failureFrom(error, retryAfter, caller.say)
  }
}

const isWrite = (name: Name) => !registry.routes[name].methods.some((method) => method === 'GET')

function failureFrom(error: unknown, retryAfter: string | null, say: Caller['say']) {
  if (error instanceof TuyauHTTPError) {
    const { message = '', code, errors } = Object(error.response) as Refusal
    // Waiting verifies no address: that one is for the next code.
    const isSaid = message && code !== 'E_EMAIL_NOT_VERIFIED'
    const text = isSaid ? withWait(message, retryAfter, say) : message
    return new ApiFailure(error.status ?? 502, text, code ?? null, errors, Number(retryAfter) || 0)
  }
  const late = error instanceof Error && Object(error.cause).name === 'TimeoutError'
  return late
    ? new ApiFailure(504, say('errors.timeout'), 'E_TIMEOUT')
    : new ApiFailure(502, say('errors.5xx.text'), 'E_UNREACHABLE')
}
