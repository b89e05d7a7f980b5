import { readFileSync } from 'node:fs'
import type { Endpoint } from './endpoint.ts'
import type { Config } from './config.ts'
import type { Problems } from './sources/program.ts'

type Area = { title: string; description: string }
type Operation = { summary: string; description?: string }
type Header = { name: string; description: string; example?: string }

const STATUSES: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  206: 'The part that was asked for',
  304: 'Unchanged since the `ETag` you sent: use what you have',
}

export class Texts {
  readonly areas: Record<string, Area>
  #operations: Record<string, Operation | undefined>
  #parameters: Record<string, string | undefined>
  #headers: Record<string, Header | undefined>
  #folder: string
  #catalogues: string
  #root: string
  #problems: Problems

  constructor({ root, texts, catalogues }: Config, problems: Problems) {
    const read = <T>(name: string) =>
      JSON.parse(readFileSync(`${root}/${texts}/${name}.json`, 'utf8')) as T
    this.areas = read('areas')
    this.#operations = read('operations')
    this.#parameters = read('parameters')
    this.#headers = read('headers')
    this.#folder = texts
    this.#catalogues = catalogues
    this.#root = root
    this.#problems = problems
  }

  areaOf({ name, position }: Endpoint) {
    const [area] = name.split('.')
    return this.areas[area] ?? this.#lack('areas', area, position, { title: area, description: '' })
  }

  operation({ name, doc, position }: Endpoint) {
    const [summary] = doc.split(/(?<=[.:;]) /)
    const own = { summary: summary.replace(/[.:;]$/, '') || name, description: doc || undefined }
    return this.#operations[name] ?? this.#lack('operations', name, position, own)
  }

  parameter(name: string, { position }: Endpoint) {
    return this.#parameters[name] ?? this.#lack('parameters', name, position, '')
  }

  requestHeader(key: string, { position }: Endpoint): Header {
    const own = { name: key, description: '' }
    return this.#headers[key] ?? this.#lack('headers', key, position, own)
  }

  status(status: number) {
    return STATUSES[status] ?? String(status)
  }

  message(message: string, { position }: Endpoint) {
    if (!message.startsWith('t:')) return message
    const [catalogue, ...keys] = message.slice(2).split('.')
    const text = textAt(`${this.#root}/${this.#catalogues}/${catalogue}.json`, keys)
    if (text) return text
    this.#problems.add(
      `${position}: ${this.#catalogues}/${catalogue}.json has no "${keys.join('.')}"`
    )
    return message
  }

  #lack<T>(name: string, key: string, position: string, instead: T) {
    this.#problems.add(`${position}: ${this.#folder}/${name}.json has no "${key}"`)
    return instead
  }
}

export function textAt(path: string, keys: string[]) {
  const texts = JSON.parse(readFileSync(path, 'utf8')) as unknown
  const text = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    texts
  )
  return typeof text === 'string' ? text : undefined
}
