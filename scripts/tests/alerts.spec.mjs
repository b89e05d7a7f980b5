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
  for (const name of ['prometheus', 'containers']) {
    const { rule_files: files, scrape_configs: jobs } = parse(read(`deploy/prometheus/${name}.yml`))
    assert.deepEqual(files, ['alerts.yml'])
    for (const job of jobs) assert.match(job.job_name, /^makao-/)
  }
})

test('every graph of the dashboard is of a figure that is counted, from the source that is set up', () => {
  const { panels } = JSON.parse(read('deploy/grafana/dashboards/makao.json'))
  const { datasources } = parse(read('deploy/grafana/provisioning/datasources/prometheus.yml'))
  const graphs = panels.filter(({ type }) => type !== 'row')
  assert.ok(graphs.length > 10)
  for (const { title, datasource, targets } of graphs) {
    assert.equal(datasource.uid, datasources[0].uid)
    for (const { expr } of targets) {
      for (const [name] of expr.matchAll(/makao_\w+/g))
        assert.ok(counted.has(name.replace(/_(?:bucket|count|sum)$/, '')), `${title}: ${name}`)
      assert.match(expr, /makao_|makao-|ALERTS/, title)
    }
  }
})
