import type { TFunction } from 'i18next'
import { isDay } from '../../format/calendar'
import { calendarDay } from '../../format/dates'
import { money } from '../../format/money'

type Facts = Record<string, unknown>

/** The log names facts as the API does (`isActive`, `maxGuests`); one newer than this page is read apart. */
export const factName = (t: TFunction, name: string): string =>
  t(`audit.facts.${name as 'role'}`, { defaultValue: wordsOf(name) })

const wordsOf = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** Facts of a few known words, and where the catalogue has them. */
const WORDS: Partial<Record<string, string[]>> = {
  role: ['roles'],
  status: ['bookings.status', 'audit.actions.payment', 'audit.actions.review'],
  bookingPaymentStatus: ['bookings.payment'],
  propertyType: ['properties.types'],
}

/** What one of these facts was or is, as a person reads it. */
export function factText(t: TFunction, name: string, facts: Facts): string {
  const fact = facts[name]
  if (fact === null || fact === undefined || fact === '') {
    return '–'
  }
  if (typeof fact === 'boolean') {
    return fact ? t('audit.yes') : t('audit.no')
  }
  if (typeof fact === 'number' && /price|Minor$/.test(name)) {
    const { currency = 'KES' } = facts
    return money(name === 'price' ? fact : fact / 100, String(currency))
  }
  if (typeof fact === 'string' && isDay(fact)) {
    return calendarDay(fact)
  }
  const text = Array.isArray(fact) ? fact.join(', ') : String(fact)
  const keys = WORDS[name]?.map((place) => `${place}.${text}`)
  return keys ? t(keys as 'roles.admin'[], { defaultValue: text }) : text
}
