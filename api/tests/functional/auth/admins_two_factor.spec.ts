import { randomUUID } from 'node:crypto'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { URI, type TOTP } from 'otpauth'
import { rules } from '#config/auth'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import type User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'

const SETTING_UP = [
  'auth.me',
  'auth.logout',
  'settings.show',
  'settings.startTwoFactor',
  'settings.confirmTwoFactor',
]

/** Every call that asks for a session, but the stream of live events, which the reference leaves out. */
function callsOfSomebody() {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ middleware }) =>
      [...middleware.all()].some((layer) => 'name' in layer && layer.name === 'auth')
    )
    .filter(({ pattern }) => !pattern.startsWith('/api/v1/live'))
    .map(({ name, methods, pattern }) => ({
      name: String(name),
      method: methods[0].toLowerCase() as 'get',
      path: pattern
        .replace(':month', '2026-11')
        .replace(':form', 'levy')
        .replace(':job', randomUUID())
        .replace(/:\w+/g, '1'),
    }))
}

test.group('Admins without two-factor sign-in', (group) => {
  startAfresh(group)
  group.each.setup(() => {
    rules.adminsNeedTwoFactor = true
    return () => {
      rules.adminsNeedTwoFactor = false
    }
  })

  test('get no further than setting it up, by any call', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const calls = callsOfSomebody()
    assert.isAbove(calls.length, 80)
    const names = calls.map(({ name }) => name)
    assert.includeMembers(names, SETTING_UP)
    for (const { name, method, path } of calls) {
      if (SETTING_UP.includes(name)) continue
      const response = await client[method](path).loginAs(admin)
      assert.equal(response.status(), 403, name)
      assert.equal(response.body().code, 'E_TWO_FACTOR_DUE', name)
    }
  })

  test('set it up with what they may do, and are let in', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const as = (person: User) => client.get('/api/v1/auth/me').loginAs(person)
    const me = await as(admin)
    me.assertStatus(200)
    const settings = await client.get('/api/v1/settings').loginAs(admin)
    settings.assertStatus(200)
    const path = '/api/v1/settings/two-factor'
    const started = await client.post(path).loginAs(admin).json({ password: FACTORY_PASSWORD })
    started.assertStatus(201)
    const app = URI.parse(String(started.body().data.otpauthUrl)) as TOTP
    const confirmed = await client.put(path).loginAs(admin).json({ otp: app.generate() })
    confirmed.assertStatus(200)
    const users = await client.get('/api/v1/users').loginAs(admin)
    users.assertStatus(200)
  })

  test('read public pages as anybody does', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const hidden = await PropertyFactory.merge({ isActive: false }).create()
    const open = await PropertyFactory.create()
    const see = (id: number) => client.get(`/api/v1/properties/${id}`).loginAs(admin)
    const shown = await see(open.id)
    shown.assertStatus(200)
    const kept = await see(hidden.id)
    kept.assertStatus(404)
    const all = await client.get('/api/v1/properties?scope=all').loginAs(admin)
    all.assertStatus(401)
  })

  test('sign out', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const response = await client.post('/api/v1/auth/logout').loginAs(admin)
    response.assertStatus(200)
  })

  test('are the only ones: guests and hosts choose', async ({ client }) => {
    for (const person of [await UserFactory.create(), await UserFactory.apply('host').create()]) {
      const response = await client.get('/api/v1/bookings').loginAs(person)
      response.assertStatus(200)
    }
  })

  test('are let in where it is optional', async ({ client }) => {
    rules.adminsNeedTwoFactor = false
    const admin = await UserFactory.apply('admin').create()
    const response = await client.get('/api/v1/users').loginAs(admin)
    response.assertStatus(200)
  })
})
