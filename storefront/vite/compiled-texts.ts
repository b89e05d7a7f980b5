import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { frenchSpaces } from '@makao/shared/french-spaces'
import type { Language } from '@makao/shared/languages'
import type { Plugin } from 'vite'

type Compiled = Record<string, unknown>

const LOCALES = new URL('../app/locales/', import.meta.url)

/** The messages of one area's JSON, as Lingui's core reads them. */
function compiled(json: string, language: string): Compiled {
  const texts = JSON.parse(json) as Record<string, string>
  const written = language === 'fr' ? frenchSpaces : (text: string) => text
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessage(written(text))])
  )
}

/** All messages of a language by id, as a build compiles them. */
export function compiledTextsOf(language: Language): Compiled {
  const folder = new URL(`${language}/`, LOCALES)
  const areas = readdirSync(folder).map((file) =>
    compiled(readFileSync(new URL(file, folder), 'utf8'), language)
  )
  return Object.assign({}, ...areas) as Compiled
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
