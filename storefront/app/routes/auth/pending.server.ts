/*
 * A registration that waits for its code: the e-mail, the attempt it was (the code of another
 * attempt does not count) and when the last code went out, in a cookie for the verify page alone. It needs no script, survives reloads and other tabs, and is forgotten
 * after 30 minutes (specification §9).
 */
const NAME = 'makao_registration'

/** In seconds. */
const LIFETIME = 30 * 60
const CODE_LIFETIME = 300

export interface Pending {
  email: string
  /** The attempt of this browser, as the API named it; whoever only signed in has none. */
  userId?: string
  /** When the last code was sent, in ms. */
  sentAt: number
}

type Attempt = Pick<Pending, 'email' | 'userId'>

/** The headers that keep an attempt waiting, with a code sent just now unless told otherwise. */
export function rememberPending(request: Request, { email, userId }: Attempt, sentAt = Date.now()) {
  const value = encodeURIComponent(JSON.stringify({ email, userId, sentAt }))
  return setCookie(request, value, LIFETIME)
}

/** Adds the header that ends the waiting to `headers`. */
export function forgetPending(request: Request, headers = new Headers()) {
  return setCookie(request, '', 0, headers)
}

export function readPending(request: Request): Pending | null {
  const found = new RegExp(`${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  try {
    const { email, userId, sentAt } = JSON.parse(
      decodeURIComponent(found ?? '')
    ) as Partial<Pending>
    if (typeof email !== 'string' || typeof sentAt !== 'number') {
      return null
    }
    return { email, userId: typeof userId === 'string' ? userId : undefined, sentAt }
  } catch {
    return null
  }
}

/** Seconds until another code may be asked for. */
export function secondsToWait({ sentAt }: Pending) {
  return Math.max(0, Math.ceil(CODE_LIFETIME - (Date.now() - sentAt) / 1000))
}

function setCookie(request: Request, value: string, maxAge: number, headers = new Headers()) {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  headers.append(
    'Set-Cookie',
    `${NAME}=${value}; Path=/auth; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure}`
  )
  return headers
}
