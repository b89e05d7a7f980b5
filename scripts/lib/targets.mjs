/* Where Prometheus finds the processes of a cluster: a file of its `file_sd_configs`, which it reads again when it changes. Plain Node 20. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** @param port the cluster's: several may run on these sources */
export const targetsFile = (port) => join(root, 'tmp/targets', `${port}.json`)

/** @param processes their ports and jobs */
export function writeTargets(file, processes) {
  const targets = processes.map(({ port, job }) => ({
    targets: [`127.0.0.1:${port}`],
    labels: { job },
  }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.draft`, JSON.stringify(targets, null, 2))
  renameSync(`${file}.draft`, file)
}

export const removeTargets = (file) => rmSync(file, { force: true })
