import { isDemo } from '#start/env'

/** Ends the process with code 1 and these sentences. */
export function refuseStart(sentences: string[]): never {
  const list = sentences.map((sentence) => `  - ${sentence}\n`).join('')
  const heading = isDemo
    ? 'Not a safe demo'
    : 'Not fit for production (DEMO=true tries the product out)'
  process.stderr.write(`${heading}:\n${list}`)
  process.exit(1)
}
