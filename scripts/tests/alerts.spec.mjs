import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../lib/run.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const { groups } = parse(read('deploy/prometheus/alerts.yml'))
const rules = groups.flatMap((group) => group.rules)

const counted = new Set(
  ['api/app/services/metrics/figures.ts', 'storefront/server/metrics.ts'].flatMap((file) =>
    [...read(file).matchAll(/name: '(makao_\w+)'/g)].map(([, name]) => name)
  )
)

test('every alert is about a figure that is counted, and says what is so', () => {
  for (const { alert, expr, labels, annotations } of rules) {
    for (const [name] of expr.matchAll(/makao_\w+/g)) {
      assert.ok(counted.has(name.replace(/_(?:bucket|count|sum)$/, '')), `${alert}: ${name}`)
    }
    assert.match(labels.severity, /^(?:page|ticket)$/)
    assert.ok(annotations.summary.length > 20)
  }
})

test('the processes that the alerts name are scraped', () => {
  const { rule_files: files, scrape_configs: jobs } = parse(
    read('deploy/prometheus/prometheus.yml')
  )
  assert.deepEqual(files, ['alerts.yml'])
  for (const { job_name: name } of jobs) assert.match(name, /^makao-/)
})
