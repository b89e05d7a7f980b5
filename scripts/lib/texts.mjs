/* Compares the catalogues of all languages: ids, placeholders, marked words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { root } from './run.mjs'

const LANGUAGES = ['sw', 'fr']

/** A folder per language, or a file. */
const CATALOGUES = [
  { folder: 'storefront/app/locales', shapeOf: icuShape },
  { folder: 'api/resources/lang', shapeOf: icuShape },
  { folder: 'backoffice/src/locales', shapeOf: i18nextShape },
]

/** @throws Error naming every text that is missing, superfluous or shaped differently */
export async function textsAreWhole() {
  const faults = CATALOGUES.flatMap(({ folder, shapeOf }) => faultsIn(join(root, folder), shapeOf))
  if (faults.length > 0) {
    throw new Error(`${faults.length} texts do not match English:\n  ${faults.join('\n  ')}`)
  }
}

function faultsIn(folder, shapeOf) {
  const english = filesOf(folder, 'en')
  return LANGUAGES.flatMap((language) => {
    const files = filesOf(folder, language)
    const names = [...new Set([...english.keys(), ...files.keys()])].sort()
    return names.flatMap((name) => {
      const where = relative(root, join(folder, `${language}${name}`))
      if (!english.has(name)) return [`${where}: there is no such file in English`]
      if (!files.has(name)) return [`${where}: is missing`]
      return compare(textsOf(english.get(name)), textsOf(files.get(name)), language, shapeOf).map(
        (fault) => `${where}: ${fault}`
      )
    })
  })
}

function filesOf(folder, language) {
  const found = new Map()
  const single = join(folder, `${language}.json`)
  if (existsSync(single)) found.set('.json', single)
  const own = join(folder, language)
  if (existsSync(own)) {
    for (const file of readdirSync(own, { recursive: true })) {
      if (file.endsWith('.json')) found.set(`/${file}`, join(own, file))
    }
  }
  return found
}

function textsOf(file) {
  const texts = new Map()
  const add = (prefix, value) => {
    if (typeof value === 'string') texts.set(prefix, value)
    else
      for (const [key, inner] of Object.entries(value))
        add(prefix ? `${prefix}.${key}` : key, inner)
  }
  add('', JSON.parse(readFileSync(file, 'utf8')))
  return texts
}

function compare(english, texts, language, shapeOf) {
  const ids = new Set([...english.keys(), ...texts.keys()].map((id) => shapeOf.base?.(id) ?? id))
  const some = (map, id) => [...map.keys()].some((key) => key === id || shapeOf.base?.(key) === id)
  const faults = []
  for (const id of ids) {
    if (!some(texts, id)) faults.push(`"${id}" is missing`)
    else if (!some(english, id)) faults.push(`"${id}" is not in English`)
  }
  for (const [id, text] of texts) {
    const original = english.get(id) ?? english.get(`${shapeOf.base?.(id)}_other`)
    if (original === undefined) continue
    try {
      const wanted = shapeOf(original, 'en')
      const found = shapeOf(text, language)
      if (wanted !== found)
        faults.push(`"${id}" has ${found || 'nothing'} where English has ${wanted || 'nothing'}`)
    } catch (error) {
      faults.push(`"${id}": ${error.message.split('\n')[0]}`)
    }
    if (original.trim() !== '' && text.trim() === '') faults.push(`"${id}" is empty`)
  }
  return faults
}

/**
 * What an ICU message must keep in every language: its arguments with their types, and its tags.
 */
function icuShape(text, language) {
  const parts = new Set([...text.matchAll(/<(\w+)>/g)].map(([slot]) => slot))
  const plurals = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  const walk = (tokens) => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, kind, choices] = token
      parts.add(kind ? `{${name}, ${kind}}` : `{${name}}`)
      if (typeof choices !== 'object') continue
      for (const [choice, inner] of Object.entries(choices)) {
        if (
          kind === 'plural' &&
          /^[a-z]/.test(choice) &&
          choice !== 'offset' &&
          !plurals.has(choice)
        ) {
          throw new Error(`${language} has no plural form "${choice}"`)
        }
        walk(inner)
      }
    }
  }
  walk(compileMessage(text))
  return [...parts].sort().join(' ')
}

function i18nextShape(text) {
  const found = [...text.matchAll(/\{\{\s*([\w.]+)|(<\/?\w+>)/g)].map(
    ([, name, slot]) => name ?? slot
  )
  return [...new Set(found)]
    .filter((part) => part !== 'count')
    .sort()
    .join(' ')
}

/** Plural forms are separate ids in i18next, and each language has its own set. */
i18nextShape.base = (id) => id.replace(/_(zero|one|two|few|many|other)$/, '')
