import { numberFormat, pluralRules } from '@makao/shared/formatters'

/** A text as the build compiles it (`vite/compiled-texts.ts`): plain words, or words among values. */
export type Message = string | readonly Token[]

export type Token = string | Value

type Value = readonly [name: string, choice?: 'plural' | 'select', cases?: Record<string, Message>]

export type Values = Record<string, string | number>

/** A message in words. `#` stands for the number of the plural around it. */
export function inWords(message: Message, values: Values, locale: string, count?: number): string {
  if (typeof message === 'string') {
    return message
  }
  let words = ''
  for (const token of message) {
    if (typeof token !== 'string') {
      words += ofValue(token, values, locale, count)
    } else {
      words += token === '#' && count !== undefined ? numberFormat(locale).format(count) : token
    }
  }
  return words
}

function ofValue([name, choice, cases]: Value, values: Values, locale: string, count?: number) {
  const value = values[name] ?? ''
  if (!cases) {
    return value
  }
  if (choice === 'select') {
    return inWords(caseOf(cases, value) ?? cases.other!, values, locale, count)
  }
  const number = Number(value)
  const chosen = caseOf(cases, value) ?? caseOf(cases, pluralRules(locale).select(number))
  return inWords(chosen ?? cases.other!, values, locale, number)
}

const caseOf = (cases: Record<string, Message>, key: string | number) =>
  Object.hasOwn(cases, key) ? cases[key] : undefined
