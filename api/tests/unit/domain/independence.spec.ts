import { test } from '@japa/runner'
import { readFileSync, readdirSync } from 'node:fs'

const domain = new URL('../../../app/domain/', import.meta.url)

test.group('Domain | independence', () => {
  test('imports nothing but itself: no framework, no model, no clock or file of the machine', ({
    assert,
  }) => {
    const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => file.endsWith('.ts'))
    assert.isNotEmpty(sources)

    for (const file of sources) {
      const source = readFileSync(new URL(file, domain), 'utf8')
      const imported = [...source.matchAll(/(?:from|import) ?\(?'([^']+)'/g)].map(
        ([, name]) => name
      )
      for (const name of imported) assert.match(name, /^#domain\//, file)
    }
  })
})
