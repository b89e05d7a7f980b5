import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Settings } from '../../app/api/types.ts'
import { heldOf, knownIn, settingsIn } from '../../app/routes/dashboard/settings/choices.ts'

const stored = {
  notifications: { email: true, push: true, sms: false, marketing: false },
  privacy: { publicProfile: true, showEmail: false, showPhone: true, allowMessages: true },
  security: { loginAlerts: true, sessionTimeout: '24h', twoFactorEnabled: false },
  language: 'en',
  timezone: 'Africa/Nairobi',
} as Settings

/** As a browser sends it: switches that are off are left out. */
function formOf(changes: Record<string, string | boolean>) {
  const known = heldOf(stored)
  const form = new FormData()
  form.append('known', JSON.stringify(known))
  for (const [name, value] of Object.entries({ ...known, ...changes })) {
    if (value !== false) {
      form.append(name, value === true ? 'on' : value)
    }
  }
  return form
}

const sent = (form: FormData) => JSON.parse(JSON.stringify(settingsIn(form, knownIn(form))))

test('what nobody touched on a page is not sent: another page may have changed it meanwhile', () => {
  assert.deepEqual(sent(formOf({})), { notifications: {}, privacy: {}, security: {} })
  const changes = { 'privacy.showPhone': false, 'notifications.sms': true, 'language': 'sw' }
  assert.deepEqual(sent(formOf(changes)), {
    notifications: { sms: true },
    privacy: { showPhone: false },
    security: {},
    language: 'sw',
  })
})

test('a form that says nothing readable of what it was loaded with sends all', () => {
  const { security, ...others } = stored
  const { loginAlerts, sessionTimeout } = security
  for (const known of [undefined, 'nonsense', 'null']) {
    const form = formOf({})
    form.delete('known')
    if (known) {
      form.append('known', known)
    }
    assert.deepEqual(sent(form), { ...others, security: { loginAlerts, sessionTimeout } }, known)
  }
})
