import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { FACTORY_ACCOUNT, UserFactory } from '#database/factories/user_factory'
import Payout from '#models/payout'
import type User from '#models/user'
import { openAccount } from '#services/sealed_details'
import { ACCOUNT, DIGITS, steps } from '#tests/helpers/payouts'

const PASSWORD = 'tamu-Sana-7'

test.group('A payout to a bank', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Due to a host, in a currency that M-Pesa does not send. */
  async function due(host: User) {
    const about = { hostId: host.id, currency: 'USD' as const }
    const payout = await Payout.create({ ...about, amountMinor: 12_345, status: 'due' })
    await db.transaction((trx) =>
      postTransaction(
        trx,
        {
          ...about,
          kind: 'settlement',
          fact: `settlement:payout:${payout.id}`,
          happenedAt: DateTime.utc(),
        },
        [
          { account: 'gateway', amount: 12_345 },
          { account: 'hostPayable', amount: -12_345 },
        ]
      )
    )
    return payout
  }

  /** As whoever pays from the file that has just been taken reads it. */
  async function lineOf(client: ApiClient, admin: User) {
    const file = await client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    file.assertStatus(201)
    const url = `/api/v1/payouts/files/${file.body().data._id}/export.csv`
    return async () => {
      const csv = await client.get(url).loginAs(admin)
      return csv.text().split('\r\n')[1]
    }
  }

  /** What its host chooses, and succeeds in. */
  const choosing = (client: ApiClient, host: User) => async (body: object) => {
    const chosen = await client
      .put('/api/v1/earnings/way')
      .json({ password: PASSWORD, ...body })
      .loginAs(host)
    chosen.assertStatus(200)
  }

  test('is in the file with its account', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const host = await UserFactory.apply('host').create()
    const { id } = await due(host)
    await client.put(`/api/v1/payouts/${id}/approve`).json({}).loginAs(admin)
    const file = await client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    file.assertStatus(201)
    const url = `/api/v1/payouts/files/${file.body().data._id}/export.csv`
    const csv = await client.get(url).loginAs(admin)
    const [head, line] = csv.text().split('\r\n')
    assert.include(head, 'Bank code,Bank,Branch code,Account number,Account holder')
    const { account, bank, branch, holder } = FACTORY_ACCOUNT
    assert.include(line, `,${bank},Equity Bank Kenya,${branch},${account},${holder},`)
    const other = await client.get(url).loginAs(host)
    other.assertStatus(403)
  })

  test('goes where its host had said when it was approved; its next try where they say since', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const host = await UserFactory.apply('host').create()
    await host.merge({ password: PASSWORD, phone: '+254711000001' }).save()
    const payout = await due(host)
    const step = steps(client, payout, admin)
    await step.approve()
    await payout.refresh()
    assert.deepEqual(openAccount(payout.payoutAccount), FACTORY_ACCOUNT)
    assert.notInclude(payout.payoutAccount!, FACTORY_ACCOUNT.account)

    const choose = choosing(client, host)
    await choose({ way: 'bank', ...ACCOUNT })
    const line = await lineOf(client, admin)
    const first = await line()
    assert.include(first, `,254711000001,${FACTORY_ACCOUNT.bank},`)
    assert.include(first, `,${FACTORY_ACCOUNT.account},${FACTORY_ACCOUNT.holder},`)
    await choose({ way: 'mpesa', phone: '0712345678' })
    await host.merge({ phone: '+254711000002' }).save()
    assert.equal(await line(), first, 'the file that was taken is what it was')

    const failed = await step.fail({ reason: 'The account is closed' })
    failed.assertStatus(200)
    await payout.refresh()
    assert.isNull(payout.payoutAccount)
    await step.approve()
    const second = await (await lineOf(client, admin))()
    assert.include(second, `,254712345678,${ACCOUNT.bank},`)
    assert.include(second, `,${DIGITS},`)
  })

  test('has no account beside the number that it was approved for', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const host = await UserFactory.apply('host').create()
    const number = { payoutPhone: '+254799000001', payoutAccount: null }
    await host.merge({ password: PASSWORD, ...number }).save()
    await steps(client, await due(host), admin).approve()
    await choosing(client, host)({ way: 'bank', ...ACCOUNT })
    const line = await (await lineOf(client, admin))()
    assert.include(line, ',254799000001,,,,,,USD,')
  })

  test('whose account was sealed under another key is in no file: nobody would be paid', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const host = await UserFactory.apply('host').create()
    const payout = await due(host)
    await steps(client, payout, admin).approve()
    const file = await client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    const read = () =>
      client.get(`/api/v1/payouts/files/${file.body().data._id}/export.csv`).loginAs(admin)
    const before = await read()
    before.assertStatus(200)
    await payout.refresh()
    await payout.merge({ payoutAccount: 'of.another.key' }).save()
    const refused = await read()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_NOWHERE_TO_PAY' })
    assert.include(refused.body().message, `payout MAKAO-${payout.id} cannot be read`)

    await payout.merge({ status: 'paid' }).save()
    const paid = await read()
    paid.assertStatus(200)
    assert.include(paid.text(), `MAKAO-${payout.id},`, 'what was paid needs no account any more')
  })

  test('waits for the account, and says so to host and admin', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const host = await UserFactory.apply('host').create()
    const { payoutAccount } = host
    await host.merge({ payoutAccount: null }).save()
    const { id } = await due(host)
    const url = `/api/v1/payouts/${id}`
    for (const viewer of [host, admin]) {
      const seen = await client.get(url).loginAs(viewer)
      assert.containsSubset(seen.body().data, { isNowhere: true, actions: [] })
    }
    const refused = await client.put(`${url}/approve`).json({}).loginAs(admin)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_NOWHERE_TO_PAY' })
    const many = await client
      .put('/api/v1/payouts/approve')
      .json({ ids: [id] })
      .loginAs(admin)
    assert.include(many.text(), 'has not said where payouts go')

    /* As a release before left it. */
    await Payout.query().where({ id }).update({ status: 'approved' })
    const file = await client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    file.assertStatus(409)
    await host.merge({ payoutPhone: '+254799000001', payoutAccount }).save()
    const line = await (await lineOf(client, admin))()
    assert.include(line, `,254799000001,${FACTORY_ACCOUNT.bank},`, 'nothing else was kept')
  })
})
