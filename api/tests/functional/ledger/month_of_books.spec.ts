import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { sumUpMonths } from '#actions/ledger/sum_up_months'
import { UserFactory } from '#database/factories/user_factory'
import { gatewayFeeKept, payoutApproved, payoutSent, type Posting } from '#domain/ledger'
import { todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import type User from '#models/user'
import { keptByAccount, postedByAccount } from '#services/ledger/account_sums'
import { inEmptyDatabase } from '#tests/helpers/empty_database'

type Line = { account: string; opening: number; more: number; less: number; closing: number }
type Books = { currency: string; isBalanced: boolean; accounts: Line[] }

/** The twentieth of November. */
const atNoon = () => freezeTime(new Date('2026-11-20T09:00:00Z'))

/** Postings at noon of a day in Nairobi, or at a moment. */
function postWith(trx: TransactionClientContract, hostId: number, at: string, postings: Posting[]) {
  const time = at.includes('T') ? at : `${at}T12:00`
  const happenedAt = DateTime.fromISO(time, { zone: 'Africa/Nairobi' }).toUTC()
  const fact = `test:${at}:${Math.random()}`
  const about = { kind: 'settlement' as const, fact, hostId, currency: 'KES' as const, happenedAt }
  return postTransaction(trx, about, postings)
}

const post = (...[hostId, at, postings]: [number, string, Posting[]]) =>
  db.transaction((trx) => postWith(trx, hostId, at, postings))

test.group('The books of a month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const adminOf = () => UserFactory.apply('admin').create()

  async function read(client: ApiClient, month: string, as?: User) {
    const answer = await client.get(`/api/v1/books/${month}`).loginAs(as ?? (await adminOf()))
    answer.assertStatus(200)
    return answer.body().data.books as Books[]
  }

  const lineOf = (books: Books[], account: string) => {
    const line = books
      .find(({ currency }) => currency === 'KES')
      ?.accounts.find((one) => one.account === account)
    return line && [line.opening, line.more, line.less, line.closing]
  }

  async function threeMonths() {
    atNoon()
    const { id } = await UserFactory.apply('host').create()
    const stay: Posting[] = [
      { account: 'gateway', amount: 110_00 },
      { account: 'hostPayable', amount: -100_00 },
      { account: 'platformFee', amount: -10_00 },
    ]
    await post(id, '2026-09-01', stay)
    await post(id, '2026-09-30', gatewayFeeKept(3_00))
    await post(id, '2026-10-01', payoutApproved(100_00))
    await post(id, '2026-10-31', payoutSent(100_00))
    await post(id, '2026-11-01', stay)
    return id
  }

  test('begin where the month before ended, and balance', async ({ client, assert }) => {
    await threeMonths()
    const september = await read(client, '2026-09')
    assert.deepEqual(lineOf(september, 'gateway'), [0, 110, 3, 107])
    assert.deepEqual(lineOf(september, 'hostPayable'), [0, 100, 0, 100])
    assert.deepEqual(lineOf(september, 'gatewayFee'), [0, 3, 0, 3])
    const october = await read(client, '2026-10')
    assert.deepEqual(lineOf(october, 'gateway'), [107, 0, 100, 7])
    assert.deepEqual(lineOf(october, 'hostPayable'), [100, 0, 100, 0])
    assert.deepEqual(lineOf(october, 'payout'), [0, 100, 100, 0])
    assert.deepEqual(lineOf(october, 'platformFee'), [10, 0, 0, 10])
    const november = await read(client, '2026-11')
    assert.deepEqual(lineOf(november, 'gateway'), [7, 110, 0, 117])
    for (const books of [september, october, november]) assert.isTrue(books[0].isBalanced)
    assert.deepEqual(await read(client, '2026-08'), [])
  })

  test('end at midnight in Nairobi, as those of a host’s statement and of the levy do', async ({
    client,
    assert,
  }) => {
    atNoon()
    const host = await UserFactory.apply('host').create()
    const earned = (amount: number): Posting[] => [
      { account: 'gateway', amount },
      { account: 'hostPayable', amount: -amount },
    ]
    await post(host.id, '2026-10-31T20:59:59Z', earned(100_00))
    await post(host.id, '2026-10-31T21:00:00Z', earned(300_00))
    const admin = await adminOf()
    const monthOf = async (month: string) => {
      const statement = await client.get(`/api/v1/earnings/${month}`).loginAs(host)
      const levy = await client.get(`/api/v1/payouts/taxes/${month}/levy/export.csv`).loginAs(admin)
      const { balances, lines } = statement.body().data
      return {
        books: lineOf(await read(client, month, admin), 'hostPayable'),
        balances,
        earned: lines.map(({ amount }: { amount: number }) => amount),
        gross: levy.text().trim().split('\r\n').at(-1)!.split(',').at(-3),
      }
    }
    assert.deepEqual(await monthOf('2026-10'), {
      books: [0, 100, 0, 100],
      balances: [{ currency: 'KES', opening: 0, closing: 100 }],
      earned: [100],
      gross: '100',
    })
    assert.deepEqual(await monthOf('2026-11'), {
      books: [100, 300, 0, 400],
      balances: [{ currency: 'KES', opening: 100, closing: 400 }],
      earned: [300],
      gross: '300',
    })
  })

  test('are the same once months are summed up, which reads each once', async ({
    client,
    assert,
  }) => {
    const hostId = await threeMonths()
    const months = ['2026-09', '2026-10', '2026-11']
    const before = await Promise.all(months.map((month) => read(client, month)))
    assert.equal(await sumUpMonths(), 2)
    assert.equal(await sumUpMonths(), 0)
    const kept = await db.from('account_months').distinct('month').orderBy('month')
    assert.deepEqual(
      kept.map(({ month }) => month),
      ['2026-09', '2026-10']
    )
    const after = await Promise.all(months.map((month) => read(client, month)))
    assert.deepEqual(after, before)

    await post(hostId, '2026-11-20', gatewayFeeKept(2_00))
    assert.deepEqual(lineOf(await read(client, '2026-11'), 'gateway'), [7, 110, 2, 115])
    assert.equal(await sumUpMonths('2026-12-11'), 1)
    freezeTime(new Date('2026-12-11T09:00:00Z'))
    assert.deepEqual(lineOf(await read(client, '2026-12'), 'gateway'), [115, 0, 0, 115])
  })

  test('are read anew from a month on that is posted to once it is summed up', async ({
    client,
    assert,
  }) => {
    const hostId = await threeMonths()
    await sumUpMonths()
    await post(hostId, '2026-10-15', gatewayFeeKept(1_00))
    const kept = await db.from('account_months').distinct('month')
    assert.deepEqual(kept, [{ month: '2026-09' }])
    assert.deepEqual(lineOf(await read(client, '2026-10'), 'gateway'), [107, 0, 101, 6])
    assert.deepEqual(lineOf(await read(client, '2026-11'), 'gateway'), [6, 110, 0, 116])
    assert.equal(await sumUpMonths(), 1)
    assert.deepEqual(lineOf(await read(client, '2026-11'), 'gateway'), [6, 110, 0, 116])
  })

  test('are a journal for an accountant, with every entry and its sums', async ({
    client,
    assert,
  }) => {
    await threeMonths()
    const admin = await adminOf()
    const file = await client.get('/api/v1/books/2026-09/export.csv').loginAs(admin)
    file.assertStatus(200)
    const [heads, ...lines] = file.text().slice(1).trim().split('\r\n')
    assert.equal(
      heads,
      'Entry,Transaction,Day,What happened,Recorded as,Booking,Payment,Payout,Host number,Account,Currency,Debit,Credit'
    )
    assert.lengthOf(lines, 5)
    const cells = lines.map((line) => line.split(','))
    const sumOf = (column: number) => cells.reduce((sum, row) => sum + Number(row[column]), 0)
    assert.deepEqual([sumOf(11), sumOf(12)], [113, 113])
    assert.deepEqual(
      cells.map((row) => row[2]),
      ['2026-09-01', '2026-09-01', '2026-09-01', '2026-09-30', '2026-09-30']
    )
    assert.include(lines[0], 'A guest paid for a stay,')
    assert.include(lines[0], 'Money at gateways,KES,110,')
    const [entry] = await AuditEvent.query().where('action', 'access.exported')
    assert.include(entry.summary, 'journal')
  })

  test('have every entry once in the journal, however many happened at one moment', async ({
    client,
    assert,
  }) => {
    atNoon()
    const { id } = await UserFactory.apply('host').create()
    for (let number = 0; number < 520; number++) await post(id, '2026-10-07', gatewayFeeKept(100))
    await post(id, '2026-10-06', gatewayFeeKept(200))
    const file = await client.get('/api/v1/books/2026-10/export.csv').loginAs(await adminOf())
    const [, first, ...lines] = file.text().slice(1).trim().split('\r\n')
    assert.include(first, '2026-10-06')
    const numbers = [first, ...lines].map((line) => line.split(',')[0])
    assert.lengthOf(numbers, 1042)
    assert.equal(new Set(numbers).size, 1042)
  })

  test('are for admins alone, and of months that have begun', async ({ client }) => {
    atNoon()
    const admin = await adminOf()
    const host = await UserFactory.apply('host').create()
    for (const path of ['2026-11', '2026-11/export.csv']) {
      const refused = await client.get(`/api/v1/books/${path}`).loginAs(host)
      refused.assertStatus(403)
    }
    for (const path of ['2026-12', '2026-12/export.csv', '2026-13', 'all']) {
      const missing = await client.get(`/api/v1/books/${path}`).loginAs(admin)
      missing.assertStatus(404)
    }
    const given = await client.get(`/api/v1/books/${todayInNairobi().slice(0, 7)}`).loginAs(admin)
    given.assertStatus(200)
  })
})

test.group('A month that is posted to while it is summed up', (group) => {
  inEmptyDatabase(group)

  test('is never kept without what was posted', async ({ assert }) => {
    atNoon()
    const { id: hostId } = await UserFactory.apply('host').create()
    await post(hostId, '2026-09-15', gatewayFeeKept(1_00))
    const posting = await db.transaction()
    await postWith(posting, hostId, '2026-09-20', gatewayFeeKept(1_00))
    const summingUp = sumUpMonths()
    await pause(200)
    await posting.commit()
    assert.equal(await summingUp, 2)
    const client = db.connection()
    assert.deepEqual(
      await keptByAccount(client, '2026-10'),
      await postedByAccount(client, null, '2026-10')
    )
  })

  test('leaves no gap behind where what was kept is forgotten meanwhile', async ({ assert }) => {
    atNoon()
    const { id: hostId } = await UserFactory.apply('host').create()
    await post(hostId, '2026-09-15', gatewayFeeKept(1_00))
    await sumUpMonths(todayInNairobi(new Date('2026-10-20T09:00:00Z')))
    await post(hostId, '2026-10-15', gatewayFeeKept(1_00))
    const posting = await db.transaction()
    await postWith(posting, hostId, '2026-09-20', gatewayFeeKept(1_00))
    const summingUp = sumUpMonths()
    await pause(200)
    await posting.commit()
    await summingUp
    const kept = await db.from('account_months').distinct('month').orderBy('month')
    assert.deepEqual(kept, [{ month: '2026-09' }, { month: '2026-10' }])
  })
})
