import { readdirSync, readFileSync } from 'node:fs'
import {
  compileMessage,
  type CompiledIcuChoices,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage'
import { frenchSpaces } from '@makao/shared/french-spaces'
import type { Language } from '@makao/shared/languages'
import type { Plugin } from 'vite'
import type { Message, Token } from '../app/i18n/message.ts'
import type { Messages } from '../app/i18n/texts.ts'

const LOCALES = new URL('../app/locales/', import.meta.url)

/**
 * An ICU message as `app/i18n/message.ts` reads it.
 * @throws Error when it asks for more than values, plurals and choices
 */
export function compiledText(text: string): Message {
  return read(compileMessage(text))
}

function read(tokens: CompiledMessage): Message {
  const [first = ''] = tokens
  const isPlain = tokens.length < 2 && typeof first === 'string' && first !== '#'
  return isPlain ? first : tokens.map(readToken)
}

function readToken(token: CompiledMessageToken): Token {
  if (typeof token === 'string') {
    return token
  }
  const [name, type, format] = token
  if (!type) {
    return [name]
  }
  const { offset, ...cases } = Object(format) as CompiledIcuChoices
  if ((type !== 'plural' && type !== 'select') || offset) {
    throw new Error(`{${name}, ${type}} is more than app/i18n/message.ts can read`)
  }
  const messages = Object.entries(cases).map(([key, words]) => [key, read(words)])
  return [name, type, Object.fromEntries(messages) as Record<string, Message>]
}

/** The messages of one area's JSON. */
function compiled(json: string, language: string): Messages {
  const texts = JSON.parse(json) as Record<string, string>
  const written = language === 'fr' ? frenchSpaces : (text: string) => text
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compiledText(written(text))])
  )
}

/** All messages of a language by id, as a build compiles them. */
export function compiledTextsOf(language: Language): Messages {
  const folder = new URL(`${language}/`, LOCALES)
  const areas = readdirSync(folder).map((file) =>
    compiled(readFileSync(new URL(file, folder), 'utf8'), language)
  )
  return Object.assign({}, ...areas) as Messages
}

/**
 * Compiles the ICU messages of `app/locales/<language>/<area>.json`, so that the browser needs no
 * message parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'makao:compiled-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/locales\/\w+\/[\w-]+\.json(?:\?whole)?$/ },
      handler(code, file) {
        const [, language = ''] = /\/locales\/(\w+)\//.exec(file) ?? []
        const texts = JSON.stringify(compiled(code, language))
        // With a query it is no JSON to Vite.
        return { code: file.endsWith('?whole') ? `export default ${texts}` : texts, map: null }
      },
    },
  }
}
