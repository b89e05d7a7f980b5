import type { TypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import { number } from '../format/money'

type Texts = TypeOptions['resources']['translation']

type Needed = Record<'title' | 'empty' | 'emptyHint' | 'failed', string>

/** Areas of the catalogue that can speak for a list. */
export type ListArea = {
  [Area in keyof Texts]: Texts[Area] extends Needed ? Area : never
}[keyof Texts]

/** What a list says, from its area of the catalogue. */
export function useListTexts(area: ListArea) {
  const { t } = useTranslation()
  const say = (name: string, fallback?: string) =>
    t(`${area}.${name}` as 'users.title', fallback === undefined ? {} : { defaultValue: fallback })

  return {
    title: say('title'),
    count: (total: number) =>
      t(`${area}.count` as 'users.count', { count: total, formatted: number(total) }),
    /** Empty where the list has no search. */
    search: say('search', ''),
    empty: say('empty'),
    /** When there is nothing for a search or filter alone. */
    none: say('none', say('empty')),
    emptyHint: say('emptyHint'),
    failed: say('failed'),
    failedHint: say('failedHint', '') || undefined,
    sort: (name: string) => say(`sorts.${name || 'own'}`),
  }
}
