import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A command of the guide, the answer shown below it, and what the reader keeps of that answer. */
export type Step = {
  title: string
  command: string
  status: number
  /** As it is shown: JSON, or the beginning of another text; empty for an answer without a body */
  shown: string
  /** Variable → path into the answer, such as `data.token` */
  kept: Record<string, string>
}

const STEP =
  /^```sh\n(?<command>.*?)^```\n+^```http\nHTTP\/1\.1 (?<status>\d+)\n(?<shown>.*?)^```\n/gms
const KEPT = /Keep `([\w.]+)`\s+as\s+`(\w+)`/g

/** The steps of a guide in Markdown: each `sh` block with the `http` block below it. */
export function stepsOf(markdown: string): Step[] {
  const found = [...markdown.matchAll(STEP)]
  return found.map((match, index) => {
    const { command, status, shown } = match.groups!
    const after = markdown.slice(match.index + match[0].length, found[index + 1]?.index)
    return {
      title: firstUrlOf(command),
      command,
      status: Number(status),
      shown: shown.trim(),
      kept: Object.fromEntries([...after.matchAll(KEPT)].map(([, path, name]) => [name, path])),
    }
  })
}

const firstUrlOf = (command: string) =>
  /curl.*?"\$API(\/[^"]*)"(?![\s\S]*curl)/.exec(command)?.[1] ?? command.trim().split('\n')[0]

/** Each answer ends with its status on a line of its own. */
const CURLRC = 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n'

/** A terminal in which the commands of the guide run one after another, with curl itself. */
export class Terminal {
  #folder = mkdtempSync(join(tmpdir(), 'makao-guide-'))

  /** @param files what the reader has at hand, by name */
  constructor(files: Record<string, Buffer>) {
    this.#write('.curlrc', CURLRC)
    this.#write('variables', '')
    for (const [name, content] of Object.entries(files)) this.#write(name, content)
  }

  #write(name: string, content: string | Buffer) {
    writeFileSync(join(this.#folder, name), content)
  }

  /** Runs a command; its variables stay for the next ones. */
  async run(command: string) {
    const script = `set -aeu\n. ./variables\n${command}\nexport -p > ./variables`
    const env = { PATH: process.env.PATH, CURL_HOME: this.#folder }
    const { stdout } = await run('bash', ['-c', script], {
      cwd: this.#folder,
      env,
      timeout: 20_000,
    })
    const [, body, status] = /^([\s\S]*)\n(\d{3})$/.exec(stdout)!
    return { status: Number(status), body: body.replace(/^\ufeff/, '').trim() }
  }

  /** Gives the next commands a variable. */
  keep(name: string, value: string) {
    appendFileSync(join(this.#folder, 'variables'), `\nexport ${name}='${value}'\n`)
  }

  close() {
    rmSync(this.#folder, { recursive: true })
  }
}

/** What must be exactly as shown; of everything else only the kind. */
const EXACT = new Set(['success', 'message', 'code', 'status', 'paymentStatus', 'field', 'rule'])

/** The part of an answer that the reader keeps, such as `data.token`. */
export function partOf(answer: unknown, path: string) {
  const part = path
    .split('.')
    .reduce((whole: unknown, key) => (whole as Record<string, unknown>)[key], answer)
  return String(part)
}

/**
 * What an answer does not have of what the guide shows, as a sentence; undefined when it has everything. It may say
 * more than is shown.
 */
export function differenceOf(
  shown: unknown,
  answer: unknown,
  path = 'the answer'
): string | undefined {
  if (typeof shown === 'string' && shown.includes('…')) {
    const [beginning] = shown.split('…')
    return String(answer).startsWith(beginning) ? undefined : `${path} does not begin with ${shown}`
  }
  if (shown === null || typeof shown !== 'object') {
    const name = path.split('.').at(-1)!
    const isAlike = EXACT.has(name) ? shown === answer : kindOf(shown) === kindOf(answer)
    return isAlike
      ? undefined
      : `${path} is ${JSON.stringify(answer)}, not ${JSON.stringify(shown)}`
  }
  if (kindOf(answer) !== kindOf(shown)) return `${path} is ${JSON.stringify(answer)}`
  for (const [key, part] of Object.entries(shown)) {
    const difference = differenceOf(
      part,
      (answer as Record<string, unknown>)[key],
      `${path}.${key}`
    )
    if (difference) return difference
  }
}

function kindOf(value: unknown) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}
