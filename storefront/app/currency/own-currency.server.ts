import { currencies } from '@makao/shared/catalogue'
import { CURRENCY_COOKIE } from '@makao/shared/cookies'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Currency } from '~/api/types'
import { currencyCookie } from '../cookies.server.ts'
import { readCookie } from '../../server/cookies.ts'

type Rates = Record<Currency, number>

export interface OwnCurrency {
  code: Currency
  /** What a unit of each currency is worth in this one. */
  rates: Rates
}

/** Rates begin at midnight: a page may show those of ten minutes ago, in ms. */
const FRESH = 10 * 60_000

/** Shillings per unit of each currency. */
let known: { kesPerUnit: Rates; until: number } | undefined

export const isCurrency = (code: unknown): code is Currency =>
  (currencies as readonly unknown[]).includes(code)

/** The currency the reader has chosen to see beside others (ADR 0080), with today's rates; null without one, or without rates. */
export async function ownCurrencyOf(request: Request): Promise<OwnCurrency | null> {
  const code = readCookie(request.headers.get('cookie'), CURRENCY_COOKIE)
  if (!isCurrency(code)) {
    return null
  }
  const kesPerUnit = await ratesOfToday(request)
  if (!kesPerUnit) {
    return null
  }
  const rates = currencies.map((one) => [one, kesPerUnit[one] / kesPerUnit[code]] as const)
  return { code, rates: Object.fromEntries(rates) as Rates }
}

/** Stores the choice for a year; none ends it. */
export async function rememberCurrency(code: Currency | null) {
  const options = code ? {} : { maxAge: 0 }
  return { 'Set-Cookie': await currencyCookie.serialize(code ?? '', options) }
}

async function ratesOfToday(request: Request) {
  if (!known || known.until < Date.now()) {
    try {
      const { data } = await apiFor(request).rates.show({})
      known = { kesPerUnit: data.kesPerUnit, until: Date.now() + FRESH }
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        throw error
      }
    }
  }
  return known?.kesPerUnit ?? null
}
