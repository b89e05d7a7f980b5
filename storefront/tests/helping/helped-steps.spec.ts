import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { HELPED_STEPS, STARTS_FROM } from '../../app/routes/dashboard/helped-steps.ts'

const rules = new URL('../../../api/app/domain/booking_lifecycle.ts', import.meta.url)

test('a refused step leads to the list of the stays that it starts from, as the API has it', () => {
  const graph = readFileSync(rules, 'utf8')
  for (const step of HELPED_STEPS) {
    const [, from] = new RegExp(`\\n  ${step}: \\{\\s+from: \\['([\\w-]+)'\\]`).exec(graph) ?? []
    assert.equal(STARTS_FROM[step], from, step)
  }
})
