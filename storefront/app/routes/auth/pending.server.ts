import { registrationCookie } from '~/cookies.server'

/*
 * A pending registration: e-mail, attempt (codes of other attempts are invalid) and time of the
 * last code, in a cookie for the verify page that expires after 30 minutes (specification §9).
 */

/** In seconds. */
const CODE_LIFETIME = 300

/** The API refuses every further code, also the right one. */
const TRIES = 5

export interface Pending {
  email: string
  /** The API's id of the attempt; none after a sign-in. */
  userId?: string
  /** When the last code was sent, in ms. */
  sentAt: number
  /** How many wrong codes were tried since. */
  tries: number
}

type Attempt = Pick<Pending, 'email' | 'userId'>

/** Headers that store a pending registration. */
export async function rememberPending({ email, userId }: Attempt, sentAt = Date.now(), tries = 0) {
  const cookie = await registrationCookie.serialize({ email, userId, sentAt, tries })
  return new Headers({ 'Set-Cookie': cookie })
}

export async function clearPending(headers = new Headers()) {
  headers.append('Set-Cookie', await registrationCookie.serialize('', { maxAge: 0 }))
  return headers
}

export async function readPending(request: Request): Promise<Pending | null> {
  const stored: unknown = await registrationCookie.parse(request.headers.get('cookie'))
  const { email, userId, sentAt, tries } = Object(stored) as Partial<Record<keyof Pending, unknown>>
  if (typeof email !== 'string' || typeof sentAt !== 'number') {
    return null
  }
  return {
    email,
    userId: typeof userId === 'string' ? userId : undefined,
    sentAt,
    tries: Number(tries) || 0,
  }
}

/** One wrong code more: the headers that store it, and whether the code is used up by now. */
export async function countTry({ sentAt, tries, ...attempt }: Pending) {
  const headers = await rememberPending(attempt, sentAt, tries + 1)
  return { headers, isUsedUp: tries + 1 >= TRIES }
}

/** When the last code was sent, by the seconds until another may be requested. */
export function sentBefore(wait: number) {
  return Date.now() - (CODE_LIFETIME - wait) * 1000
}

/** Seconds until another code may be requested. */
export function secondsToWait({ sentAt }: Pending) {
  return Math.max(0, Math.ceil(CODE_LIFETIME - (Date.now() - sentAt) / 1000))
}
