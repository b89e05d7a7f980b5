/*
 * Runs the tests of several files in one process, where none leaves anything for the next: starting a process for each takes longer
 * than most of them. A file that cannot be loaded fails the run, which `node --test --test-isolation=none` passes over once
 * it has a test. Usage: node together.mjs 'tests/*.spec.ts' …
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

for (const file of globSync(process.argv.slice(2)).sort()) {
  await import(pathToFileURL(resolve(file)).href)
}
