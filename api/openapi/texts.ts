import { readFileSync } from 'node:fs'

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

/** What the document says in words: `openapi/texts/`, and the product's own catalogues. */
export class Texts {
  readonly areas: Record<string, Area>
  #operations: Record<string, Operation | undefined>
  #parameters: Record<string, string | undefined>
  #headers: Record<string, Header | undefined>
  #catalogues: string
  /** Operations that no text tells about: their summary comes from the sources. */
  readonly untold = new Set<string>()

  /** @param root the folder of the package, without a trailing slash */
  constructor(root: string) {
    const read = <T>(name: string) =>
      JSON.parse(readFileSync(`${root}/openapi/texts/${name}.json`, 'utf8')) as T
    this.areas = read('areas')
    this.#operations = read('operations')
    this.#parameters = read('parameters')
    this.#headers = read('headers')
    this.#catalogues = `${root}/resources/lang/en`
  }

  /** @throws Error for a new area: it needs a title in `areas.json` */
  areaOf(name: string) {
    const area = this.areas[name.split('.')[0]]
    if (!area) throw new Error(`openapi/texts/areas.json has no area for ${name}`)
    return area
  }

  /** @param doc the controller's docstring, where no text tells about the operation */
  operation(name: string, doc: string) {
    const told = this.#operations[name]
    if (told) return { summary: told.summary, description: told.description }
    this.untold.add(name)
    const [summary] = doc.split(/(?<=[.:;]) /)
    return { summary: summary.replace(/[.:;]$/, '') || name, description: doc || undefined }
  }

  parameter(name: string) {
    const text = this.#parameters[name]
    if (!text) throw new Error(`openapi/texts/parameters.json does not explain {${name}}`)
    return text
  }

  requestHeader(key: string) {
    const header = this.#headers[key]
    if (!header) throw new Error(`openapi/texts/headers.json does not explain ${key}`)
    return header
  }

  status(status: number) {
    return STATUSES[status] ?? String(status)
  }

  /** A text said outright, or `t:` and its key in a catalogue. */
  message(message: string) {
    if (!message.startsWith('t:')) return message
    const [catalogue, ...keys] = message.slice(2).split('.')
    const texts = JSON.parse(
      readFileSync(`${this.#catalogues}/${catalogue}.json`, 'utf8')
    ) as unknown
    return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], texts)
  }
}
