import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Of a page's snapshot; dialogs stand at its end. */
const LINES = 90

/** Says at the end what the pages of failed journeys showed: where no files are kept, a failed line explains little. */
export default class SeenAtFailure implements Reporter {
  #seen: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult) {
    for (const { name, path, body } of attachments) {
      if (name === 'input' && body) this.#seen.push(`Heard by "${title}":`, body.toString())
      if (name === 'error-context' && path) {
        const [, snapshot = ''] = readFileSync(path, 'utf8').split('```yaml\n')
        const [seen = ''] = snapshot.split('\n```')
        this.#seen.push(`Seen by "${title}":`, ...seen.split('\n').slice(-LINES))
      }
    }
  }

  onEnd() {
    process.stdout.write(this.#seen.map((line) => `${line}\n`).join(''))
  }

  printsToStdio() {
    return this.#seen.length > 0
  }
}
