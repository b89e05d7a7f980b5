import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { renew } from '#generator/files'
import { readEnvFile } from '#start/setting_files'

/** Notes what it was asked and with what settings. */
const ACE = `
  import { appendFileSync } from 'node:fs'
  const asked = { command: process.argv[2], env: process.env }
  appendFileSync('asked', JSON.stringify(asked) + '\\n')
`

type Asked = { command: string; env: NodeJS.ProcessEnv }

test.group('What is generated', (group) => {
  let root: string
  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'makao-generator-'))
    await mkdir(join(root, 'api'))
    await writeFile(join(root, 'api/ace.js'), ACE)
    await writeFile(join(root, 'api/package.json'), '{ "type": "module" }')
    return () => rm(root, { recursive: true })
  })

  test('is renewed on a database of its own, whichever the developer names', async ({
    assert,
    cleanup,
  }) => {
    const { DB_CONNECTION } = process.env
    cleanup(() => void Object.assign(process.env, { DB_CONNECTION }))
    process.env.DB_CONNECTION = 'postgres'
    await writeFile(join(root, '.env'), 'DB_CONNECTION=postgres\nDATABASE_URL_FILE=own_database\n')

    await renew(root)
    const text = await readFile(join(root, 'api/asked'), 'utf8')
    const lines = text.trim().split('\n')
    const asked = lines.map((line) => JSON.parse(line) as Asked)
    assert.deepEqual(
      asked.map(({ command }) => command),
      ['codegen', 'migration:run', 'openapi:generate']
    )
    for (const { env } of asked) {
      readEnvFile(env, root)
      const { DATABASE_URL_FILE, SQLITE_PATH } = env
      assert.deepEqual([env.DB_CONNECTION, env.DATABASE_URL, DATABASE_URL_FILE], ['sqlite', '', ''])
      assert.match(SQLITE_PATH!, /make-resource-/)
    }
  })
})
