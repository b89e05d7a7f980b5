import type { HttpError } from '@refinedev/core'
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { newKey } from '@makao/shared/new-key'
import { lineBack, pause } from '@makao/shared/uploads/wait'
import type { Envelope, Failure } from '../api/types'
import { becomeOther } from '../layout/other-account'
import { oneAccount } from './account'
import { i18n } from './i18n'
import { inFlight } from './in-flight'
import { askAgainWhoWeAre } from './query-client'
import { repeating, type Fate } from './repeat'
import { isSentOnce } from './sent-once'

/**
 * Every call to the API, over the session's cookie. Answers arrive unwrapped from their envelope,
 * the total of a list in `x-total-count`; failures arrive as Refine's `HttpError`, with the record as it is now
 * in `current` when somebody has changed it meanwhile (412).
 */
export const http = axios.create({
  baseURL: '/api/v1',
  timeout: 15_000,
  headers: { 'X-Client': 'web' },
  adapter: inFlight(send, identityOf),
})

type Call = InternalAxiosRequestConfig<unknown>

/** A second click in the same instant writes nothing a second time, a lost answer is asked for again, unless it is secret. */
function send(call: Call): Promise<AxiosResponse> {
  return isRead(call) || isSentOnce(call.url) ? transport(call) : write(call)
}

const transport = axios.getAdapter(axios.defaults.adapter)

const write = repeating({
  send: (call: Call, key) => {
    call.headers.set('Idempotency-Key', key)
    return transport(call)
  },
  fateOf,
  identityOf,
  subjectOf,
  newKey,
  pause: async (ms) => {
    await lineBack()
    await pause(ms)
  },
})

const isRead = ({ method = 'get' }: Call) => method === 'get'

/** `If-Match` belongs to it: once a record has changed, the same step is another one. */
function identityOf(call: Call) {
  const { method, url, params, data, headers } = call
  return isRead(call) || data instanceof FormData
    ? null
    : JSON.stringify([method, url, params, headers.get('If-Match'), data])
}

/** `properties/7`, whichever of its steps it is; what is no record's own is nothing that others write. */
function subjectOf({ url = '' }: Call) {
  return /^\/?(\w+\/\d+)(?![^/?])/.exec(url)?.[1] ?? null
}

/** Before axios has read the answer: its body is still text. */
function fateOf(failure: unknown): Fate {
  const { response, code } = failure as AxiosError
  if (!response) {
    return code === AxiosError.ERR_CANCELED ? 'refused' : 'lost'
  }
  if (response.status === 409 && String(response.data).includes('"E_STILL_RUNNING"')) {
    return 'running'
  }
  return response.status >= 500 ? 'lost' : 'refused'
}

const account = oneAccount(becomeOther)

/** Whom a call is meant for: as somebody else it is refused. */
export const meantFor = (): Record<string, string> => {
  const own = account.own()
  return own ? { 'X-User': own } : {}
}

/* The API answers in the language that is spoken here, whatever the browser was set to. */
http.interceptors.request.use((config) => {
  config.headers.set({ ...meantFor(), 'Accept-Language': i18n.language })
  return config
})
http.interceptors.response.use(unwrap, refuse)

/** What one is asked at the gate; what a refusal means there the gate itself decides. */
const GATE = ['/auth/me', '/access', '/auth/logout']

async function refuse(error: unknown) {
  account.heard((error as AxiosError).response?.headers['x-user'])
  const failure = toHttpError(await readable(error))
  const path = (error as AxiosError).config?.url ?? ''
  const isShut = failure.statusCode === 401 || failure.code === 'E_TWO_FACTOR_DUE'
  if (isShut && !GATE.includes(path)) {
    void askAgainWhoWeAre()
  }
  throw failure
}

/** Instead of a file that was asked for comes the same envelope. */
async function readable(error: unknown) {
  const response = (error as AxiosError).response
  if (response?.data instanceof Blob) {
    response.data = await new Response(response.data).json().catch(() => null)
  }
  return error
}

/** A file has no envelope. */
function unwrap(response: AxiosResponse<Envelope<unknown> | Blob>) {
  account.heard(response.headers['x-user'])
  if (response.data instanceof Blob) {
    return response
  }
  const { data, pagination } = response.data
  if (pagination) {
    response.headers['x-total-count'] = pagination.total
  }
  return { ...response, data }
}

/** The specification's text for a failure (§8), with the messages of single fields. */
function toHttpError(error: unknown): HttpError {
  const failure = error instanceof AxiosError ? (error as AxiosError<Failure>) : null
  const statusCode = failure?.response?.status ?? 0
  const body = failure?.response?.data
  const fields = body?.errors?.map(({ field, message }) => [field, [message]])

  return {
    message: failure ? textOf(failure) : i18n.t('errors.unknown'),
    statusCode,
    code: body?.code,
    errors: fields && Object.fromEntries(fields),
    ...(statusCode === 412 && { current: body?.data }),
  }
}

function textOf({ code, config, response }: AxiosError<Failure>): string {
  if (!response) {
    if (config && !isRead(config) && isSentOnce(config.url)) {
      return i18n.t('errors.unheard')
    }
    const late = code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT
    return i18n.t(late ? 'errors.timeout' : 'errors.offline')
  }
  return textOfStatus(response.status, response.data?.message)
}

/** The text of an answered failure: of what the caller can mend, the server's own words. */
export function textOfStatus(status: number, message?: string | null): string {
  switch (status) {
    case 401:
      return i18n.t('errors.session')
    case 403:
      return i18n.t('errors.forbidden')
    case 404:
      return i18n.t('errors.notFound')
    case 429:
      return i18n.t('errors.throttled')
    default:
      return status >= 500 ? i18n.t('errors.server') : message || i18n.t('errors.unknown')
  }
}
