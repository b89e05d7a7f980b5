import { readdirSync, readFileSync } from 'node:fs'

export const LANGUAGES = ['en', 'sw', 'fr']

const LOCALES = new URL('../src/locales/', import.meta.url)

/** All texts of a language by their key, as the screen has them. */
export function textsIn(language: string): Record<string, unknown> {
  const folder = new URL(`${language}/`, LOCALES)
  const files = readdirSync(folder).map((file): unknown =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  )
  return Object.assign({}, ...files) as Record<string, unknown>
}
