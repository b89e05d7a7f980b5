import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/run.mjs'
import { allSettings } from '../lib/settings.mjs'

const settings = new Map(allSettings().map((one) => [one.name, one]))

test('a setting is known with all that is said where it is declared', () => {
  assert.deepEqual(settings.get('DRIVE_DISK'), {
    name: 'DRIVE_DISK',
    section: 'Data',
    meaning: 'Where photos are kept',
    fallback: '`fs`',
    needed: undefined,
    values: '`fs`, `s3`',
    readBy: ['API'],
    isSecret: false,
  })
  assert.deepEqual(settings.get('METRICS_TOKEN').readBy, ['API', 'front door'])
  assert.equal(settings.get('S3_SECRET').needed, 'with `DRIVE_DISK=s3`')
  assert.equal(settings.get('KEPT_PAGES').section, 'The product')
})

test('what looks like a secret is one, and the front door takes its own from files as well', () => {
  const looks =
    /(_TOKEN|_SECRET|_PASSWORD|_PASSKEY|_CREDENTIAL|SECRET_KEY|APP_KEY|BACKUP_KEY)$|^(DATABASE|DATABASE_REPLICA|REDIS)_URL$/
  for (const { name, isSecret } of settings.values()) assert.equal(isSecret, looks.test(name), name)

  const door = readFileSync(join(root, 'storefront/server/environment.ts'), 'utf8')
  const [, names] = /readSettingFiles\(\s*process\.env,\s*\[(.*)\]/.exec(door)
  assert.deepEqual(
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    [...settings.values()]
      .filter(({ isSecret, readBy }) => isSecret && readBy.includes('front door'))
      .map(({ name }) => name)
  )
})
