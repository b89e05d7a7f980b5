import { readFile } from 'node:fs/promises'
import { fromRoot } from '#start/env'

const WATCHING = ['deploy/grafana/dashboards/makao.json', 'deploy/prometheus/alerts.yml']

/** Not of an API: the front door's, and a replica's, where there is one. */
const OF_OTHERS = /^makao_(?:door|replica|strangers)_/

/** The figures of an API that a graph or an alert names. */
export async function watchedFigures() {
  const texts = await Promise.all(WATCHING.map((file) => readFile(fromRoot(file), 'utf8')))
  const names = texts
    .join('\n')
    .match(/\b(?:makao|nodejs|process)_\w+/g)!
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
  return [...new Set(names)].filter((name) => !OF_OTHERS.test(name))
}
