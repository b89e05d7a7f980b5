import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GATEWAYS } from '#services/payments/gateways'

type Texts = { [key: string]: string | Texts }

const idsOf = (texts: Texts, path: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}`] : idsOf(value, `${path}.${key}`)
  )

function catalogue(language: string) {
  const folder = app.languageFilesPath(language)
  return readdirSync(folder).flatMap((file) =>
    idsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts, file)
  )
}

test.group('Catalogues', () => {
  test('{$self} has every text that English has, and no other')
    .with(['sw', 'fr'])
    .run(({ assert }, language) => {
      assert.sameMembers(catalogue(language), catalogue('en'))
    })
  test('a receipt can name every gateway', ({ assert }) => {
    const texts = catalogue('en')
    for (const gateway of Object.keys(GATEWAYS)) {
      assert.include(texts, `mails.json.ways.${gateway}`)
    }
  })
})
