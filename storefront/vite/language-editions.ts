import { createHash } from 'node:crypto'
import type { Language } from '@makao/shared/languages'
import type { Plugin, Rolldown } from 'vite'
import { compiledTextsOf } from './compiled-texts.ts'

type Chunk = Rolldown.OutputChunk

/** What the server reads: the files of a language by those of English. */
export const EDITIONS_FILE = 'language-editions.json'

/** Hold all texts of a language: of use to whoever changes theirs. */
const WHOLE = /\/app\/i18n\/translations\//

/**
 * Writes the browser's files once more for each further language, with its texts in the place of the English ones, so that
 * nobody downloads two languages (ADR 0075). Files without texts, and without imports of such, are the same for all.
 */
export function languageEditions(): Plugin {
  const editions: Partial<Record<Language, Record<string, string>>> = {}

  return {
    name: 'makao:language-editions',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') {
          this.emitFile({
            type: 'asset',
            fileName: EDITIONS_FILE,
            source: JSON.stringify(editions),
          })
          return
        }
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const language of ['sw', 'fr'] as const) {
          const files = editionOf(chunks, language, (code) => this.parse(code))
          editions[language] = Object.fromEntries(
            [...files].map(([from, { fileName }]) => [`/${from}`, `/${fileName}`])
          )
          for (const { fileName, code } of files.values()) {
            this.emitFile({ type: 'asset', fileName, source: code })
          }
        }
      },
    },
  }
}

/** The chunks that are others in a language, by their name in English. */
export function editionOf(
  chunks: Chunk[],
  language: Language,
  parse: (code: string) => object
): Map<string, { fileName: string; code: string }> {
  const texts = compiledTextsOf(language)
  const pages = chunks.filter(({ facadeModuleId }) => !WHOLE.test(facadeModuleId ?? ''))
  const codes = new Map<string, string>()
  for (const { fileName, code } of pages) {
    const own = translated(code, texts, parse)
    if (own !== code) codes.set(fileName, own)
  }
  const digest = createHash('sha256')
    .update([...codes.values()].join('\n'))
    .digest('hex')
    .slice(0, 6)
  // Who imports a file that has another name is another file as well.
  for (let before = -1; before !== codes.size;) {
    before = codes.size
    for (const { fileName, code, imports, dynamicImports } of pages) {
      const changed = [...imports, ...dynamicImports].some((name) => codes.has(name))
      if (changed && !codes.has(fileName)) codes.set(fileName, code)
    }
  }
  const renamed = (name: string) => name.replace(/\.js$/, `.${language}${digest}.js`)
  return new Map(
    [...codes].map(([fileName, code]) => [
      fileName,
      {
        fileName: renamed(fileName),
        code: code.replaceAll(/assets\/[\w.-]+\.js|(?<=\.\/)[\w.-]+\.js/g, (name) =>
          codes.has(name) || codes.has(`assets/${name}`) ? renamed(name) : name
        ),
      },
    ])
  )
}

interface Node {
  type: string
  start: number
  end: number
}

/** A chunk's code with every catalogue in it translated; what has no translation stays English. */
function translated(code: string, texts: Record<string, unknown>, parse: (code: string) => object) {
  const parts: string[] = []
  let end = 0
  for (const { start, end: after, value } of messagesIn(parse(code), texts)) {
    parts.push(code.slice(end, start), JSON.stringify(value))
    end = after
  }
  return parts.join('') + code.slice(end)
}

/** Where the messages of catalogues stand in a program, in its order. */
function messagesIn(program: object, texts: Record<string, unknown>) {
  const found: { start: number; end: number; value: unknown }[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, key, value } = node as { type?: string; key?: { value?: unknown }; value?: Node }
    const id = type === 'Property' ? key?.value : undefined
    if (typeof id === 'string' && id.includes('.') && Object.hasOwn(texts, id) && value) {
      found.push({ start: value.start, end: value.end, value: texts[id] })
      return
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}
