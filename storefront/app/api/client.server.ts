import { ApiFailure, type FieldError } from './api-failure'
import { endpoints, type Api } from './calls'

interface CallArgs {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: object
  headers?: Record<string, string>
}

interface ClientOptions {
  baseUrl: string
  headers: Record<string, string>
  /** In ms. */
  timeout: number
  /** The caller going away ends the call, too. */
  signal: AbortSignal
  onAnswer(response: Response): void
}

/** A client whose calls read like the API's route names: `api.properties.show({ params })`. */
export function createClient(options: ClientOptions): Api {
  const group = (area: string) =>
    new Proxy({}, { get: (_, name) => call.bind(null, options, `${area}.${String(name)}`) })
  return new Proxy({}, { get: (_, area) => group(String(area)) }) as Api
}

async function call(options: ClientOptions, name: string, args: CallArgs = {}) {
  const [method = 'GET', pattern = ''] = (endpoints[name] ?? '').split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(args.params?.[key] ?? ''))
  const isForm = args.body instanceof FormData
  const response = await send(`${options.baseUrl}${path}${queryString(args.query)}`, {
    method,
    headers: {
      ...options.headers,
      ...(args.body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...args.headers,
    },
    body: isForm ? (args.body as FormData) : args.body && JSON.stringify(args.body),
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeout)]),
  })
  options.onAnswer(response)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || body === null) {
    throw failureFrom(response.status, body)
  }
  return body
}

async function send(url: string, init: RequestInit) {
  try {
    return await fetch(url, init)
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw late
      ? new ApiFailure(504, 'Request timeout. Please check your connection.', 'E_TIMEOUT')
      : new ApiFailure(502, 'Server error. Please try again later.', 'E_API_UNREACHABLE')
  }
}

function failureFrom(status: number, body: unknown) {
  const { message, code, errors } = (body ?? {}) as {
    message?: string
    code?: string
    errors?: FieldError[]
  }
  const fallback = status >= 500 || status < 400 ? 502 : status
  return new ApiFailure(
    body === null ? fallback : status,
    message ?? 'An error occurred',
    code ?? null,
    errors
  )
}

function queryString(query: CallArgs['query']) {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
