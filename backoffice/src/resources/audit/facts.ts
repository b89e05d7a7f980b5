import type { TFunction } from 'i18next'
import { isDate } from '@makao/shared/dates'
import { dayOf } from '../../format/dates'
import { money, number } from '../../format/money'

type Facts = Record<string, unknown>

/** Translates the API's field names; unknown ones are split into words. */
export const factName = (t: TFunction, name: string): string =>
  t(`audit.facts.${name as 'role'}`, { defaultValue: wordsOf(name) })

const wordsOf = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** Fields with a fixed set of values, and their catalogue keys. */
const WORDS: Partial<Record<string, string[]>> = {
  role: ['roles'],
  status: [
    'bookings.status',
    'payouts.status',
    'discrepancies.status',
    'audit.actions.payment',
    'audit.actions.review',
  ],
  bookingPaymentStatus: ['bookings.payment'],
  propertyType: ['properties.types'],
}

/** A field's value for readers. */
export function factText(t: TFunction, name: string, facts: Facts): string {
  const fact = facts[name]
  if (fact === null || fact === undefined || fact === '') {
    return '–'
  }
  if (typeof fact === 'boolean') {
    return fact ? t('audit.yes') : t('audit.no')
  }
  if (typeof fact === 'number' && /price|Minor$/.test(name)) {
    const amount = name === 'price' ? fact : fact / 100
    return typeof facts.currency === 'string'
      ? money(amount, facts.currency)
      : number(amount, Number.isInteger(amount) ? 0 : 2)
  }
  if (typeof fact === 'string' && isDate(fact)) {
    return dayOf(fact)
  }
  const text = Array.isArray(fact) ? fact.join(', ') : String(fact)
  const keys = WORDS[name]?.map((place) => `${place}.${text}`)
  return keys ? t(keys as 'roles.admin'[], { defaultValue: text }) : text
}
