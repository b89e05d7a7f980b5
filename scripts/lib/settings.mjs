/* docs/settings.md, from what the API and the front door declare to read of their environment. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import ts from 'typescript'
import { root } from './run.mjs'

export const PAGE = 'docs/settings.md'

const FORMAT = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))

const API = 'api/start/env.ts'
const DOOR = 'storefront/server/environment.ts'

const INTRODUCTION = `# Settings

<!-- Written by \`npm run settings\` from ${API} and ${DOOR}: change it there. -->

Settings are environment variables. \`npm start\`, \`npm run dev\`, \`npm run cluster\` and every command of the API read the \`.env\` at the root first, letter by letter (a \`$\` is
one of them); what the environment says wins. One that is there but empty is not given. Without a \`.env\` and without \`APP_KEY\` the first three create one, readable by its owner alone, with
a fresh \`APP_KEY\` and \`DEMO=true\`. All others are optional. The API validates its own at boot and refuses to start with a value it does not know. Relative paths, also of files
that hold a secret, begin at the root of the repository.

A secret may be given as the path of a file as well, by its name with \`_FILE\` (\`APP_KEY_FILE=/run/secrets/app_key\`), in \`.env\` as well: without a line's end, and not both ways
([0078](decisions/0078-settings-secrets-and-the-full-shape.md)). Those of tests alone are in [Operations](operations.md#settings),
and which of them containers take from a file is under [Containers](operations.md#containers).
`

/** @returns every setting: name, section, meaning, fallback, needed, values, readBy, isSecret */
export function allSettings() {
  const found = new Map()
  for (const one of [...declaredIn(API, 'API'), ...declaredIn(DOOR, 'front door')]) {
    const known = found.get(one.name)
    if (!known) found.set(one.name, one)
    else known.readBy.push(...one.readBy)
    if (known && one.meaning) throw new Error(`${one.name} is explained in ${API} already`)
  }
  const mute = [...found.values()].filter(({ meaning, needed }) => !meaning && !needed)
  if (mute.length > 0) throw new Error(`Say what it means: ${mute.map(({ name }) => name)}`)
  return [...found.values()]
}

/** @returns the page, as it is formatted */
export async function settingsPage() {
  const text = [INTRODUCTION, ...[...groups(allSettings())].map(table)].join('\n')
  const { code } = await format(PAGE, text, FORMAT)
  return code
}

/** @throws Error when the page is not what is declared */
export async function settingsAreWritten() {
  if (readFileSync(join(root, PAGE), 'utf8') !== (await settingsPage())) {
    throw new Error(`${PAGE} is not what ${API} and ${DOOR} say: npm run settings`)
  }
}

function groups(settings) {
  const sections = new Map()
  for (const one of settings) sections.set(one.section, [...(sections.get(one.section) ?? []), one])
  return sections
}

function table([section, settings]) {
  const rows = settings.map(
    ({ name, meaning, fallback, needed, values, readBy, isSecret }) =>
      `| \`${name}\` | ${meaning} | ${needed ? `needed ${needed}` : fallback} | ${values} | ${readBy.join(', ')} | ${isSecret ? 'yes' : ''} |`
  )
  return `## ${section}

| Name | Meaning | Default | Values | Read by | Secret |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** What one file declares, as properties of an object or an interface, under comments that name their sections. */
function declaredIn(file, reader) {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext)
  const found = []
  let section
  const visit = (node) => {
    const isSetting =
      (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) &&
      /^[A-Z][A-Z0-9_]+$/.test(node.name.getText(source))
    if (!isSetting) return ts.forEachChild(node, visit)
    const comments = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(
      ({ pos, end }) => text.slice(pos, end)
    )
    section =
      comments
        .find((one) => !one.startsWith('/**'))
        ?.slice(2, -2)
        .trim() ?? section
    const said = comments.find((one) => one.startsWith('/**')) ?? ''
    const schema = node.initializer?.getText(source) ?? ''
    found.push({
      name: node.name.getText(source),
      section,
      ...explained(said),
      values: valuesOf(schema),
      readBy: [reader],
      isSecret: schema.startsWith('Env.schema.secret'),
    })
  }
  visit(source)
  return found
}

/** The text of a comment, and what follows `@default` or `@needed`. */
function explained(comment) {
  const text = comment
    .slice(3, -2)
    .replaceAll(/^\s*\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
  const [meaning, ...tags] = text.split(/(?=@(?:default|needed) )/).map((part) => part.trim())
  const tagged = (name) =>
    tags
      .find((tag) => tag.startsWith(`@${name} `))
      ?.slice(name.length + 2)
      .replaceAll('|', '\\|')
  return {
    meaning: meaning.replace(/\.$/, '').replaceAll('|', '\\|'),
    fallback: tagged('default') ?? '',
    needed: tagged('needed'),
  }
}

const KINDS = { boolean: '`true`, `false`', number: 'a number' }

function valuesOf(schema) {
  const [, kind] = /^Env\.schema\.(\w+)/.exec(schema) ?? []
  if (kind === 'enum')
    return [...schema.matchAll(/'(\w+)'/g)].map(([, one]) => `\`${one}\``).join(', ')
  return KINDS[kind] ?? (/format: 'url'/.test(schema) ? 'an address' : '')
}
