/** Milliseconds for a whole answer. */
const GATEWAY_TIMEOUT = 10_000

/** A gateway that has kept a run waiting so often is asked again by the next one: others' work waits behind it. */
export const MOST_SILENCES = 3

/** A code, as gateways name errors by; nothing that a person wrote. */
const ERROR_CODE = /^[\w.-]{1,40}$/

/**
 * A gateway refused, or could not be understood. Holds neither the request nor its headers. What it answered is not logged with the error:
 * a gateway that says what it was asked would say our secrets and its payer's number.
 */
export class GatewayError extends Error {
  readonly #answer: Record<string, unknown> | null
  /** The gateway's, for the log */
  readonly code: string | null

  constructor(
    message: string,
    readonly status: number,
    answer: Record<string, unknown> | null
  ) {
    super(message)
    this.#answer = answer
    const code = textOf(answer?.errorCode ?? answer?.code)
    this.code = code !== null && ERROR_CODE.test(code) ? code : null
  }

  get answer() {
    return this.#answer
  }
}

/** A gateway was asked to move money, and may have taken that on: its answer was lost, or says neither. */
export class UnknownOutcome extends Error {}

type Call = { url: string; authorization: string; body?: object }

/**
 * Asks a gateway and reads its JSON.
 * @throws GatewayError when it refuses or answers with anything else; what `fetch` throws when it is away or late
 */
export async function callGateway({ url, authorization, body }: Call) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: authorization,
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
  })
  const answer = readObject(await response.text())
  if (!response.ok || !answer) {
    const what = answer ? 'refused' : 'sent no JSON'
    const { pathname } = new URL(url)
    throw new GatewayError(
      `the payment gateway ${what} (${response.status} at ${pathname})`,
      response.status,
      answer
    )
  }
  return answer
}

/** Whether no answer came in time. */
export const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError'

/** null for all but a JSON object. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

export function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Gateways write numbers as text and text as numbers. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
