import type { TFunction } from 'i18next'
import { isDate } from '@makao/shared/dates'
import { dayOf } from '../../format/dates'
import { money, number } from '../../format/money'
import { amountIn, wordKey } from './fact-words'

type Facts = Record<string, unknown>

/** Translates the API's field names; unknown ones are split into words. */
export const factName = (t: TFunction, subject: string, name: string): string =>
  t(`audit.facts.${name as 'role'}`, { context: subject, defaultValue: wordsOf(name) })

const wordsOf = (name: string) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** A field's value for readers. */
export function factText(t: TFunction, subject: string, name: string, facts: Facts): string {
  const fact = facts[name]
  if (fact === null || fact === undefined || fact === '') {
    return '–'
  }
  if (typeof fact === 'boolean') {
    return fact ? t('audit.yes') : t('audit.no')
  }
  const amount = typeof fact === 'number' ? amountIn(name, fact) : null
  if (amount !== null) {
    return typeof facts.currency === 'string'
      ? money(amount, facts.currency)
      : number(amount, Number.isInteger(amount) ? 0 : 2)
  }
  if (typeof fact === 'string' && isDate(fact)) {
    return dayOf(fact)
  }
  const values = Array.isArray(fact) ? fact : [fact]
  return values.map((value) => wordOf(t, subject, name, String(value))).join(', ')
}

function wordOf(t: TFunction, subject: string, name: string, value: string): string {
  const key = wordKey(subject, name, value)
  return key ? t(key as 'roles.admin', { defaultValue: value }) : value
}
