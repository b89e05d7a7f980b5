import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readEnvFile, readSettingFiles } from '#start/setting_files'

const NAMES = ['APP_KEY', 'SMTP_PASSWORD']

test.group('Setting files', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'makao-settings-'))
    return () => rmSync(folder, { recursive: true })
  })

  const file = (content: string) => {
    const path = join(folder, 'secret')
    writeFileSync(path, content)
    return path
  }

  test('a secret is what stands in its file, without the end of its line', ({ assert }) => {
    for (const ending of ['', '\n', '\r\n']) {
      const environment = {
        APP_KEY_FILE: file(` two words ${ending}`),
        APP_KEY: '',
        OTHER_FILE: 'x',
      }
      readSettingFiles(environment, NAMES, folder)
      assert.deepEqual(environment as object, { APP_KEY: ' two words ', OTHER_FILE: 'x' })
    }
  })

  test('a path that is relative begins at the root', ({ assert }) => {
    file('beside')
    const environment: NodeJS.ProcessEnv = { APP_KEY_FILE: './secret' }
    readSettingFiles(environment, NAMES, folder)
    assert.equal(environment.APP_KEY, 'beside')
  })

  const envFile = (...lines: string[]) => writeFileSync(join(folder, '.env'), lines.join('\n'))

  test('a file that `.env` names is read, and what it says is taken letter by letter', ({
    assert,
  }) => {
    file('of the file')
    const url = 'postgres://makao:pa$word$HOME${HOME}@db/makao'
    envFile(`DATABASE_URL=${url}`, 'APP_KEY_FILE=secret')
    const environment: NodeJS.ProcessEnv = { HOME: '/root' }
    readEnvFile(environment, folder)
    readSettingFiles(environment, NAMES, folder)
    const { APP_KEY, DATABASE_URL } = environment
    assert.deepEqual({ APP_KEY, DATABASE_URL }, { APP_KEY: 'of the file', DATABASE_URL: url })
  })

  test('the environment wins over `.env`, whichever way it gives a secret; tests read none', ({
    assert,
  }) => {
    envFile('APP_KEY_FILE=none', 'SMTP_PASSWORD=old', 'HOST=0.0.0.0', 'PORT=4000')
    const given = { APP_KEY: 'given', SMTP_PASSWORD_FILE: 'other', HOST: '' }
    const environment: NodeJS.ProcessEnv = { ...given }
    readEnvFile(environment, folder)
    assert.deepEqual(environment, { ...given, PORT: '4000' })

    const ofTests: NodeJS.ProcessEnv = { NODE_ENV: 'test' }
    readEnvFile(ofTests, folder)
    assert.deepEqual(ofTests, { NODE_ENV: 'test' })
  })

  test('nothing changes for settings that are given themselves', ({ assert }) => {
    const environment = { APP_KEY: 'given', SMTP_PASSWORD_FILE: '' }
    readSettingFiles(environment, NAMES, folder)
    assert.deepEqual(environment as object, { APP_KEY: 'given', SMTP_PASSWORD_FILE: '' })
  })

  test('both ways at once, an empty file and one that is not there are refused by name', ({
    assert,
  }) => {
    const refused = (environment: NodeJS.ProcessEnv, expected: RegExp) =>
      assert.throws(() => readSettingFiles(environment, NAMES, folder), expected)
    refused({ APP_KEY: 'a', APP_KEY_FILE: file('b') }, /^APP_KEY and APP_KEY_FILE are both given/)
    refused({ SMTP_PASSWORD_FILE: file('\n') }, /^SMTP_PASSWORD_FILE: .* is empty/)
    refused({ APP_KEY_FILE: join(folder, 'none') }, /^APP_KEY_FILE: .* cannot be read \(ENOENT\)/)
  })
})
