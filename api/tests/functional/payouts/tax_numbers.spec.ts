import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { openTaxNumbers } from '#services/sealed_details'

const NUMBERS = { kraPin: 'A012345678Z', levyNumber: 'TF/2026/0415' }

test.group('The tax numbers of a host', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function newHost(client: ApiClient) {
    const host = await UserFactory.apply('host').create()
    const url = '/api/v1/earnings/tax'
    return {
      host,
      give: (body: object) => client.put(url).json(body).loginAs(host),
      async seen() {
        const answer = await client.get(url).loginAs(host)
        return answer.body().data
      },
    }
  }

  const changes = () => db.from('audit_events').where('action', 'user.taxNumbersChanged')

  test('are kept sealed, for the host to read, and what changed is in no log', async ({
    client,
    assert,
  }) => {
    const { give, host, seen } = await newHost(client)
    assert.deepEqual(await seen(), { kraPin: null, levyNumber: null })
    const given = await give({ kraPin: ' a012345678z ', levyNumber: NUMBERS.levyNumber })
    given.assertStatus(200)
    assert.deepEqual(given.body().data, NUMBERS)
    assert.deepEqual(await seen(), NUMBERS)

    await host.refresh()
    assert.notMatch(host.taxNumbers!, /012345678|0415/)
    assert.deepEqual(openTaxNumbers(host.taxNumbers), NUMBERS)
    const log = await changes()
    assert.lengthOf(log, 1)
    assert.notMatch(JSON.stringify(log), /012345678|0415/)
    const profile = await client.get('/api/v1/auth/me').loginAs(host)
    assert.notMatch(profile.text(), /taxNumbers|012345678/)
  })

  test('stay as they are where nothing is said of them, and are taken away', async ({
    client,
    assert,
  }) => {
    const { give, seen } = await newHost(client)
    await give(NUMBERS)
    await give({})
    await give({ kraPin: NUMBERS.kraPin })
    assert.lengthOf(await changes(), 1)
    await give({ levyNumber: '' })
    assert.deepEqual(await seen(), { ...NUMBERS, levyNumber: null })
    await give({ kraPin: null })
    assert.deepEqual(await seen(), { kraPin: null, levyNumber: null })
    assert.lengthOf(await changes(), 3)
  })

  const refused = [
    { field: 'kraPin', value: 'B012345678Z' },
    { field: 'kraPin', value: 'A01234567Z' },
    { field: 'kraPin', value: 'A0123456789' },
    { field: 'kraPin', value: 'A٠١٢٣٤٥٦٧٨Z' },
    { field: 'kraPin', value: 7 },
    { field: 'levyNumber', value: 'T'.repeat(41) },
    { field: 'levyNumber', value: {} },
  ] as const

  test('are refused at the field: {field} {value}')
    .with([...refused])
    .run(async ({ assert, client }, { field, value }) => {
      const { give, seen } = await newHost(client)
      const answer = await give({ [field]: value })
      answer.assertStatus(422)
      const [error, ...others] = answer.body().errors
      assert.lengthOf(others, 0)
      assert.equal(error.field, field)
      const kept = await seen()
      assert.isNull(kept[field])
    })
})
