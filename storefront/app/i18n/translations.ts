import type { Messages } from '@lingui/core'
import { defaultLanguage, type Language } from './language'

const files = import.meta.glob<Messages>('../locales/{sw,fr}/*.json', { import: 'default' })

/** All translations of a language; English needs none, it travels with the code. */
export async function loadTranslations(language: Language): Promise<Messages> {
  if (language === defaultLanguage) {
    return {}
  }
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  return Object.assign({}, ...(await Promise.all(wanted.map(([, load]) => load()))))
}
