import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import SecurityNoticeMail from '#mails/security_notice_mail'
import { openAccount } from '#services/sealed_details'
import { catchLetters } from '#tests/helpers/letters'
import { ACCOUNT, DIGITS } from '#tests/helpers/payouts'

const PASSWORD = 'tamu-Sana-7'

test.group('Where a host is paid', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  /** A host who has said nothing yet. */
  async function newHost(client: ApiClient) {
    const host = await UserFactory.apply('host').create()
    await host.merge({ password: PASSWORD, payoutAccount: null }).save()
    const choose = (body: object) =>
      client
        .put('/api/v1/earnings/way')
        .json({ password: PASSWORD, ...body })
        .loginAs(host)
    const seen = async () => {
      const answer = await client.get('/api/v1/earnings/way').loginAs(host)
      return answer.body().data
    }
    return { host, choose, seen }
  }

  const changes = () => db.from('audit_events').where('action', 'user.payoutWayChanged')

  test('is chosen with the password, masked, and told in a letter', async ({ client, assert }) => {
    const { choose, host, seen } = await newHost(client)
    const unproven = await choose({ way: 'mpesa', phone: '0712345678', password: undefined })
    unproven.assertStatus(422)
    unproven.assertBodyContains({ errors: [{ field: 'password' }] })
    const without = await choose({ way: 'mpesa' })
    without.assertBodyContains({ errors: [{ field: 'phone' }] })
    const foreign = await choose({ way: 'mpesa', phone: '+44 20 7946 0958' })
    foreign.assertBodyContains({ errors: [{ field: 'phone' }] })

    const chosen = await choose({ way: 'mpesa', phone: '0712345678' })
    chosen.assertStatus(200)
    chosen.assertBodyContains({ data: { way: 'mpesa', phone: '+254•••••5678' } })
    await host.refresh()
    assert.equal(host.payoutPhone, '+254712345678')
    assert.containsSubset(await seen(), { way: 'mpesa', phone: '+254•••••5678', account: null })
    assert.lengthOf(letters().of(SecurityNoticeMail), 1)

    const bank = await choose({ way: 'bank', ...ACCOUNT })
    assert.containsSubset(bank.body().data, { way: 'bank', phone: null })
    const log = await changes()
    assert.lengthOf(log, 2)
    assert.notInclude(JSON.stringify(log), '712345678')
  })

  test('may be an account at a bank, sealed in the database and masked for its host', async ({
    client,
    assert,
  }) => {
    const { choose, host, seen } = await newHost(client)
    const chosen = await choose({ way: 'bank', ...ACCOUNT })
    chosen.assertStatus(200)
    const shown = {
      bank: '01',
      name: 'KCB Bank Kenya',
      branch: '094',
      number: '•••••6789',
      holder: 'Wanjikũ Kamau',
    }
    assert.deepEqual(chosen.body().data.account, shown)
    const said = await seen()
    assert.deepEqual(said.account, shown)
    assert.deepInclude(said.banks, { code: '68', name: 'Equity Bank Kenya' })

    await host.refresh()
    assert.deepEqual(openAccount(host.payoutAccount), { ...ACCOUNT, account: DIGITS })
    const everywhere = [host.payoutAccount, JSON.stringify(await changes()), chosen.text()]
    for (const text of everywhere) assert.notMatch(text!, /23456789|Kamau.*Kamau/)
    const profile = await client.get('/api/v1/auth/me').loginAs(host)
    assert.notMatch(profile.text(), /payoutAccount|6789"/)
    assert.lengthOf(letters().of(SecurityNoticeMail), 1)
  })

  test('keeps what is not said, and tells nobody of nothing', async ({ client, assert }) => {
    const { choose, host } = await newHost(client)
    await choose({ way: 'bank', ...ACCOUNT })
    const again = await choose({ way: 'bank', account: DIGITS })
    again.assertStatus(200)
    assert.lengthOf(letters().of(SecurityNoticeMail), 1)

    const other = await choose({ bank: '68' })
    other.assertStatus(422)
    other.assertBodyContains({ errors: [{ field: 'account' }] })
    await choose({ account: '7777 88888' })
    assert.lengthOf(letters().of(SecurityNoticeMail), 2)
    await choose({ way: 'mpesa', phone: '0712345678' })
    await host.refresh()
    const kept = { ...ACCOUNT, account: '777788888' }
    assert.deepEqual(openAccount(host.payoutAccount), kept, 'for what M-Pesa does not send')
  })

  const refused = [
    { field: 'bank', value: '99' },
    { field: 'bank', value: 1 },
    { field: 'branch', value: '12' },
    { field: 'branch', value: 'abc' },
    { field: 'account', value: '1234' },
    { field: 'account', value: '12345678901234567' },
    { field: 'account', value: '12345x' },
    { field: 'account', value: '١٢٣٤٥٦' },
    { field: 'holder', value: 'W' },
    { field: 'holder', value: 'W'.repeat(101) },
    { field: 'holder', value: '=HYPERLINK(1)' },
    { field: 'holder', value: 'Wanjiku 2' },
  ]
  test('is refused at the field: {field} {value}')
    .with(refused)
    .run(async ({ client, assert }, { field, value }) => {
      const { choose } = await newHost(client)
      const answer = await choose({ way: 'bank', ...ACCOUNT, [field]: value })
      answer.assertStatus(422)
      const [error, ...others] = answer.body().errors
      assert.lengthOf(others, 0)
      assert.equal(error.field, field)
      assert.match(error.message, /\w/)
    })

  test('is asked for where a bank is chosen without', async ({ client, assert }) => {
    const { choose } = await newHost(client)
    for (const [body, field] of [
      [{ way: 'bank' }, 'bank'],
      [{ way: 'bank', bank: '68' }, 'account'],
      [{ way: 'bank', bank: '68', account: '12345' }, 'holder'],
    ] as const) {
      const answer = await choose(body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
  })
})
