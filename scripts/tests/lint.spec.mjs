import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { nodeBinary, root } from '../lib/run.mjs'

const FAULTS = {
  'a layer that imports one above it': [
    'api/app/domain/fault.ts',
    "import Booking from '#models/booking'\nexport const one = new Booking()",
    /^domain may import domain: see docs\/decisions\/0023/,
  ],
  'a layer that imports one above it while running': [
    'api/app/queries/late.ts',
    "export const late = () => import('#actions/bookings/cancel')",
    /^queries may import queries, services, models/,
  ],
  'a layer imported past its alias': [
    'api/app/services/relative.ts',
    "export { late } from './late'",
    /^By its alias/,
  ],
  'a front end that imports the other': [
    'backoffice/src/other.ts',
    "export { page } from '../../storefront/app/page'",
    /^backoffice imports @makao\/api\/data, .* of ours/,
  ],
  'a journey that imports the product': [
    'e2e/support/product.mjs',
    "export { today } from '@makao/shared/dates'",
    /^e2e imports nothing of ours/,
  ],
  'a setting read outside config/': [
    'api/app/services/settings.ts',
    'export const port = process.env.PORT',
    /^'process\.env' is restricted/,
  ],
  'settings imported outside config/': [
    'api/commands/settings.ts',
    "import env from '#start/env'\nexport const port = env.get('PORT')",
    /Settings are read in config\//,
  ],
  'a setting that the storefront does not declare': [
    'storefront/server/settings.ts',
    'export const port = process.env.PORT',
    /Declare it in server\/environment\.ts/,
  ],
  'an engine told apart by its name': [
    'api/app/actions/engine.ts',
    'export const nameOf = (client: Client) => client.dialect.name',
    /^The engines are told apart in app\/services\/database alone/,
  ],
  'an engine told apart by a function': [
    'api/app/models/engine_of.ts',
    "import { engineOf } from '#services/database/dialect'\nexport const nameOf = engineOf",
    /Engines are told apart in app\/services\/database/,
  ],
  'a form read without its limits': [
    'storefront/app/form.ts',
    'export const read = (request: Request) => request.formData()',
    /^Forms are read by readForm/,
  ],
  'a day written by the own clock': [
    'storefront/app/day.ts',
    "import { formatDay } from '@makao/shared/dates'\nexport const write = formatDay",
    /^Days are written by useFormatDay/,
  ],
  'a file too long': [
    'storefront/app/routes/page/route.tsx',
    Array.from({ length: 151 }, (_, line) => `export const a${line} = 1`).join('\n\n// So.\n'),
    /too many lines \(151\)/,
  ],
  'an expression whose time grows faster than what it reads': [
    'api/app/validators/slow.ts',
    'export const isSlow = (text: string) => /^(?:a+)+$/.test(text)',
    /exponential backtracking/,
  ],
  'a hook that is called sometimes': [
    'backoffice/src/sometimes.ts',
    "import { useState } from 'react'\nexport const useSome = (is: boolean) => is && useState(0)",
    /"useState" is called conditionally/,
  ],
  'a name that is none of ours': [
    'demo/name.ts',
    'export const house_name = 1',
    /^`house_name` must be camelCase/,
  ],
  'a type named as no type is': [
    'demo/type.ts',
    'export type house = { name: string }',
    /^`house` must be PascalCase/,
  ],
  'an interface that says that it is one': [
    'demo/interface.ts',
    'export interface IHouse {\n  name: string\n}',
    /named without I before it/,
  ],
  'a variable that is undefined by hand': [
    'demo/undefined.ts',
    'export function one() {\n  let a: string | undefined = undefined\n  a = String(1)\n  return a\n}',
    /^A variable is `undefined` by itself/,
  ],
  'a loop that counts for nothing': [
    'api/bin/loop.ts',
    'export function all(list: string[]) {\n  for (let i = 0; i < list.length; i++) {\n    console.log(list[i])\n  }\n}',
    /^Use a `for-of` loop/,
  ],
  'a controller that is imported before it is asked': [
    'api/start/routes.ts',
    "import router from '@adonisjs/core/services/router'\nimport Stays from '#controllers/stays'\nrouter.get('/', [Stays, 'all'])",
    /lazy controller import/,
  ],
  'a listener that is imported before it is told': [
    'api/start/events.ts',
    "import emitter from '@adonisjs/core/services/emitter'\nimport Letters from '#services/letters'\nemitter.on('stay', [Letters, 'send'])",
    /lazy listener import/,
  ],
  'a comment that allows what nobody does': [
    'packages/shared/src/allowed.ts',
    '// oxlint-disable-next-line eqeqeq\nexport const one = 1',
    /^Unused oxlint-disable directive/,
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'makao-lint-'))
const said = new Map()

before(() => {
  for (const name of [
    'package.json',
    'oxlint.config.ts',
    'oxlint.rules.js',
    'api/layers.config.js',
  ])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.values(FAULTS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(nodeBinary(), [oxlint, '--format=json'], { cwd: folder })
  for (const { filename, severity, message, help } of JSON.parse(stdout).diagnostics) {
    assert.equal(severity, 'error', message)
    said.set(filename, [...(said.get(filename) ?? []), message, help])
  }
})
after(() => rmSync(folder, { recursive: true }))

for (const [fault, [file, , message]] of Object.entries(FAULTS)) {
  test(`lint refuses ${fault}`, () => {
    const about = said.get(file) ?? []
    assert.ok(
      about.some((line) => message.test(line ?? '')),
      `Said of ${file}: ${about.join(' | ') || 'nothing'}`
    )
  })
}
