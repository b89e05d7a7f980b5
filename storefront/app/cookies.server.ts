import {
  CURRENCY_COOKIE,
  FLASH_SECONDS,
  flashCookieName,
  LANGUAGE_COOKIE,
  LANGUAGE_SECONDS,
} from '@makao/shared/cookies'
import { createCookie } from 'react-router'
import { sessionCookieName } from '../server/cookies.ts'
import { environment } from '../server/environment.ts'

/* Every cookie the storefront sets (ADR 0031). */

const secure = environment.APP_URL?.startsWith('https:') ?? false

/** On https no insecure answer can have set a cookie called so. */
const SECURED = secure ? '__Secure-' : ''

/** Of the sign-in pages alone, in seconds: the lifetime of a code and of a link. */
const HALF_AN_HOUR = { path: '/auth', maxAge: 30 * 60, httpOnly: true, secure }

/**
 * Text as it is: React Router packs values as JSON in base64, which the API and the scripts of the
 * back office neither write nor read.
 */
const plain = {
  encode: (packed: string) =>
    encodeURIComponent(JSON.parse(Buffer.from(packed, 'base64').toString()) as string),
  decode: (written: string) => Buffer.from(JSON.stringify(unescaped(written))).toString('base64'),
}

function unescaped(written: string) {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

/** A message for the next page, as JSON. Not HttpOnly: the back office writes it, and shows what waits for it. */
export const flashCookie = createCookie(flashCookieName(secure), {
  ...plain,
  maxAge: FLASH_SECONDS,
  secure,
})

/** Not HttpOnly: the back office reads and changes it. */
export const languageCookie = createCookie(LANGUAGE_COOKIE, {
  ...plain,
  maxAge: LANGUAGE_SECONDS,
  secure,
})

/** What amounts are shown in as well. */
export const currencyCookie = createCookie(CURRENCY_COOKIE, {
  ...plain,
  maxAge: LANGUAGE_SECONDS,
  httpOnly: true,
  secure,
})

/** The API sets it; the storefront only ends it. */
export const sessionCookie = createCookie(sessionCookieName(), {
  ...plain,
  httpOnly: true,
  secure,
})

/** A registration that waits for its code. */
export const registrationCookie = createCookie(`${SECURED}makao_registration`, HALF_AN_HOUR)

/** The address a link for a new password went to. */
export const resetCookie = createCookie(`${SECURED}makao_reset`, HALF_AN_HOUR)
