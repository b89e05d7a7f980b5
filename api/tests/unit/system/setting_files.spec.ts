import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readSettingFiles } from '#start/setting_files'

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
      readSettingFiles(environment, NAMES)
      assert.deepEqual(environment as object, { APP_KEY: ' two words ', OTHER_FILE: 'x' })
    }
  })

  test('nothing changes for settings that are given themselves', ({ assert }) => {
    const environment = { APP_KEY: 'given', SMTP_PASSWORD_FILE: '' }
    readSettingFiles(environment, NAMES)
    assert.deepEqual(environment as object, { APP_KEY: 'given', SMTP_PASSWORD_FILE: '' })
  })

  test('both ways at once, an empty file and one that is not there are refused by name', ({
    assert,
  }) => {
    const refused = (environment: NodeJS.ProcessEnv, expected: RegExp) =>
      assert.throws(() => readSettingFiles(environment, NAMES), expected)
    refused({ APP_KEY: 'a', APP_KEY_FILE: file('b') }, /^APP_KEY and APP_KEY_FILE are both given/)
    refused({ SMTP_PASSWORD_FILE: file('\n') }, /^SMTP_PASSWORD_FILE: .* is empty/)
    refused({ APP_KEY_FILE: join(folder, 'none') }, /^APP_KEY_FILE: .* cannot be read \(ENOENT\)/)
  })
})
