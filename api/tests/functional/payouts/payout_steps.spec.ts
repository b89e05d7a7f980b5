import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { netOf } from '#domain/ledger'
import { toMajor } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import LedgerTransaction from '#models/ledger_transaction'
import type Payout from '#models/payout'
import { adminOf, arrived, payoutsOf, steps } from '#tests/helpers/payouts'

test.group('Payouts | step by step', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('take no step that was meant for an earlier try', async ({ client, assert }) => {
    const { host } = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    await step.approve()
    const { updatedAt: ofFirst } = await step.seen()
    const fail = (known: string) =>
      step.fail({ reason: 'The account is closed' }).header('If-Match', `"${known}"`)
    const first = await fail(ofFirst)
    first.assertStatus(200)
    await step.approve()

    const late = await fail(ofFirst)
    late.assertStatus(412)
    late.assertBodyContains({ code: 'E_CHANGED_MEANWHILE', data: { status: 'approved' } })
    for (const path of ['approve', 'paid']) {
      const url = `/api/v1/payouts/${payout.id}/${path}`
      const other = await client.put(url).json({}).header('If-Match', `"${ofFirst}"`).loginAs(admin)
      other.assertStatus(412)
    }
    const { updatedAt: ofSecond } = await step.seen()
    assert.notEqual(ofSecond, ofFirst)
    const second = await fail(ofSecond)
    second.assertStatus(200)
  })

  test('keep their host from being deleted until they are sent, and a deposit while it is claimed', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await arrived(client, 25)
    await booking.merge({ status: 'checked-out' }).save()
    const admin = await adminOf()
    const leave = () => client.delete(`/api/v1/users/${host.id}`).loginAs(admin)
    const refused = async () => {
      const answer = await leave()
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_MONEY_OWED' })
    }
    await refused()
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const step = steps(client, payout, admin)
    await refused()
    await step.approve()
    await refused()
    await step.fail({ reason: 'The account is closed' })
    await refused()
    await step.approve()
    await step.pay()
    await booking.merge({ depositMinor: 500_000, depositState: 'claimed' }).save()
    await refused()
    await booking.merge({ depositState: 'settled' }).save()
    await payout.refresh()
    assert.isNotNull(payout.payoutAccount)
    assert.isNotNull(payout.payoutPhone)
    await payout.merge({ failureReason: 'The account is closed' }).save()
    const gone = await leave()
    gone.assertStatus(200)
    await payout.refresh()
    const { failureReason, payoutAccount, payoutPhone } = payout
    assert.deepEqual([failureReason, payoutAccount, payoutPhone], [null, null, null])
    const entry = await AuditEvent.findByOrFail('action', 'payout.failed')
    assert.deepEqual([entry.before, entry.after], [null, null])
  })

  test('are approved and sent once, written to the log and to the books', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const [one, other] = [await adminOf(), await adminOf()]

    const tooSoon = await steps(client, payout, one).pay()
    tooSoon.assertStatus(409)
    const approved = await steps(client, payout, one).approve()
    approved.assertStatus(200)
    approved.assertBodyContains({
      message: 'Payout approved',
      data: { status: 'approved', amount: toMajor(stay.booking.baseMinor) },
    })
    const again = await steps(client, payout, other).approve()
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
    const sent = await steps(client, payout, other).pay()
    sent.assertBodyContains({ message: 'Payout noted as sent', data: { status: 'paid' } })

    const facts = await LedgerTransaction.query().preload('entries').orderBy('id')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.deepEqual(
      facts.map(({ kind }) => kind),
      ['settlement', 'payout', 'payoutSent']
    )
    const { baseMinor, serviceFeeMinor, taxMinor, serviceFeeTaxMinor, totalMinor } = stay.booking
    assert.deepEqual(netOf(entries), [
      { account: 'gateway', amount: totalMinor - baseMinor },
      { account: 'platformFee', amount: -serviceFeeMinor },
      { account: 'tax', amount: -(taxMinor + serviceFeeTaxMinor) },
    ])
    const events = await AuditEvent.query().where('subject_type', 'payout').orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId, summary }) => [action, actorId, summary]),
      [
        ['payout.approved', one.id, wordsOf(payout, 'approved')],
        ['payout.paid', other.id, wordsOf(payout, 'sent')],
      ]
    )
  })

  test('that failed are owed again, sent anew, and leave the books as they were', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    const earned = async () => {
      const answer = await client.get('/api/v1/earnings').loginAs(stay.host)
      const [{ due, onItsWay, paid }] = answer.body().data
      return { due, onItsWay, paid }
    }
    const share = toMajor(stay.booking.baseMinor)

    const tooSoon = await step.fail({ reason: 'The account is closed' })
    tooSoon.assertStatus(409)
    await step.approve()
    assert.deepEqual(await earned(), { due: 0, onItsWay: share, paid: 0 })
    const silent = await step.fail({})
    silent.assertStatus(422)
    silent.assertBodyContains({ errors: [{ field: 'reason', rule: 'required' }] })
    const failed = await step.fail({ reason: 'The account is closed' })
    failed.assertBodyContains({
      message: 'Payout noted as failed',
      data: { status: 'failed', failureReason: 'The account is closed', actions: ['approve'] },
    })
    assert.deepEqual(await earned(), { due: share, onItsWay: 0, paid: 0 })
    assert.equal(await collectPayouts(), 0, 'it is not collected a second time')

    const told = await AuditEvent.findByOrFail({ action: 'payout.failed', subjectId: payout.id })
    assert.deepEqual(told.after, { status: 'failed', failure: 'The account is closed' })

    await step.approve()
    const sent = await step.pay({ reference: 'FT26327A' })
    sent.assertBodyContains({
      data: { status: 'paid', reference: 'FT26327A', failureReason: null, actions: ['fail'] },
    })
    await step.fail({ reason: 'The bank sent it back' })
    assert.deepEqual(await earned(), { due: share, onItsWay: 0, paid: 0 })
    await step.approve()
    await step.pay({ reference: 'FT26328B' })
    assert.deepEqual(await earned(), { due: 0, onItsWay: 0, paid: share })
    const month = todayInNairobi().slice(0, 7)
    const statement = await client.get(`/api/v1/earnings/${month}`).loginAs(stay.host)
    const { lines } = statement.body().data as { lines: { receipt: string | null }[] }
    assert.deepEqual(
      lines.map(({ receipt }) => receipt),
      [...Array<null>(lines.length - 1).fill(null), 'FT26328B'],
      'of the try that was paid alone'
    )

    const facts = await LedgerTransaction.query().preload('entries').orderBy('id')
    assert.deepEqual(
      facts.slice(1).map(({ kind }) => kind),
      [
        ...['payout', 'payoutFailed', 'payout', 'payoutSent'],
        ...['payoutFailed', 'payout', 'payoutSent'],
      ]
    )
    const owed = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.notInclude(
      netOf(owed).map(({ account }) => account),
      'hostPayable'
    )
  })
})

const wordsOf = ({ amountMinor, hostId, id }: Payout, end: string) =>
  `Payout ${id} to user ${hostId} of KES ${toMajor(amountMinor)}: ${end}`
