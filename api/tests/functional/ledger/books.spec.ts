import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { postMissingPayments } from '#actions/ledger/post_missing_payments'
import { checkPayments } from '#actions/payments/check_payments'
import { oweRefund } from '#actions/payments/owe_refund'
import { settlePayment } from '#actions/payments/settle_payment'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { netOf } from '#domain/ledger'
import type Booking from '#models/booking'
import LedgerEntry from '#models/ledger_entry'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import { day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls, replaceCall } from '#tests/helpers/payments'

/** What the books say of a stay: what was posted, and where its money is. */
async function booksOf({ id }: { id: number }) {
  const facts = await LedgerTransaction.query()
    .where('booking_id', id)
    .preload('entries')
    .orderBy('id')
  const entries = facts.flatMap((fact) => fact.entries)
  const net = netOf(entries.map(({ posting }) => posting))
  return {
    kinds: facts.map(({ kind }) => kind),
    sums: facts.map((fact) => fact.entries.reduce((sum, entry) => sum + entry.amountMinor, 0)),
    net: Object.fromEntries(net.map(({ account, amount }) => [account, amount])),
    hosts: [...new Set(entries.map(({ hostId }) => hostId))],
    currencies: [...new Set(entries.map(({ currency }) => currency))],
  }
}

const paidFor = ({
  baseMinor,
  serviceFeeMinor,
  taxMinor,
  serviceFeeTaxMinor,
  totalMinor,
}: Booking) => ({
  gateway: totalMinor,
  platformFee: -serviceFeeMinor,
  tax: -(taxMinor + serviceFeeTaxMinor),
  hostPayable: -baseMinor,
})

test.group('The books', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('say whose a paid stay’s money is, once however often it is heard', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    await settlePayment(payment, { status: 'paid', receipt: 'SIMULATED-AGAIN' }, null)
    await postMissingPayments()
    assert.deepEqual(await booksOf(stay.booking), {
      kinds: ['settlement'],
      sums: [0],
      net: paidFor(stay.booking),
      hosts: [stay.host.id],
      currencies: [stay.booking.currency],
    })
  })

  test('of what was not paid say nothing', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_wrongPin')
    const { kinds } = await booksOf(stay.booking)
    assert.deepEqual(kinds, [])
  })

  test('owe the guest with the cancellation, and nobody once it has gone back', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const restore = replaceCall('refund', async () => {
      throw new Error('the line is down')
    })
    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.guest)
    restore()
    cancelled.assertStatus(200)
    const { totalMinor } = stay.booking
    const owed = await booksOf(stay.booking)
    assert.deepEqual(owed.kinds, ['settlement', 'refundDue'])
    assert.deepEqual(owed.net, { gateway: totalMinor, refund: -totalMinor })

    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    const sent = await booksOf(stay.booking)
    assert.deepEqual(sent.kinds, ['settlement', 'refundDue', 'refund'])
    assert.deepEqual([sent.sums, sent.net], [[0, 0, 0], {}])
  })

  test('keep money that comes twice apart from the host’s', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const first = await calls.start({ token: 'sim_unanswered' })
    await checkPayments(DateTime.utc().plus({ minutes: 20 }))
    await calls.pay()
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    await calls.confirm(first.body().data.paymentIntentId)
    restore()
    const { net, sums } = await booksOf(stay.booking)
    assert.deepEqual(net, paidFor(stay.booking))
    assert.deepEqual(sums, [0, 0, 0, 0])
  })

  test('follow an upcoming stay to another host, and its refund as well', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const stay = await confirmedStay({ propertyId: property.id })
    await paymentCalls(client, stay).pay()
    const [admin, other] = [
      await UserFactory.apply('admin').create(),
      await UserFactory.apply('host').create(),
    ]
    const handOver = (host: number) =>
      client.put(`/api/v1/properties/${property.id}/host`).json({ host }).loginAs(admin)
    const owedTo = async (host: number) => {
      const sum = await LedgerEntry.query()
        .where({ account: 'hostPayable', hostId: host })
        .sum('amount_minor as total')
      return Number(sum[0].$extras.total ?? 0)
    }
    for (const [to, from] of [
      [other.id, stay.host.id],
      [stay.host.id, other.id],
      [other.id, stay.host.id],
    ]) {
      const given = await handOver(to)
      given.assertStatus(200)
      assert.equal(await owedTo(from), 0)
      assert.equal(await owedTo(to), -stay.booking.baseMinor)
    }

    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.guest)
    cancelled.assertStatus(200)
    assert.equal(await owedTo(other.id), 0)
    const { net } = await booksOf(stay.booking)
    assert.deepEqual(net, {})
  })

  test('of a stay that is over stay with who had it, whether or not anybody checked the guest out', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const over = { checkIn: day(-3), checkOut: day(0), status: 'confirmed' as const }
    const stay = await confirmedStay({ propertyId: property.id })
    await paymentCalls(client, stay).pay()
    await stay.booking.merge(over).save()
    const heir = await UserFactory.apply('host').create()
    const given = await client
      .put(`/api/v1/properties/${property.id}/host`)
      .json({ host: heir.id })
      .loginAs(await UserFactory.apply('admin').create())
    given.assertStatus(200)
    await stay.booking.refresh()
    assert.equal(stay.booking.hostId, stay.host.id)
    assert.isNull(await LedgerEntry.query().where('host_id', heir.id).first())
  })

  test('take a refund from who holds the share, also when the listing has gone on since', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const stay = await confirmedStay({ propertyId: property.id })
    await paymentCalls(client, stay).pay()
    const [admin, heir] = [
      await UserFactory.apply('admin').create(),
      await UserFactory.apply('host').create(),
    ]
    await stay.booking.merge({ status: 'cancelled' }).save()
    const given = await client
      .put(`/api/v1/properties/${property.id}/host`)
      .json({ host: heir.id })
      .loginAs(admin)
    given.assertStatus(200)
    /* As a stay of before, whose host has changed without its share. */
    await stay.booking.merge({ hostId: heir.id }).save()
    const { booking } = stay
    await db.transaction((trx) => oweRefund(trx, booking.id, null, booking.totalMinor))
    const shares = await LedgerEntry.query().where('account', 'hostPayable').orderBy('id')
    assert.deepEqual(
      shares.map(({ amountMinor, hostId }) => [hostId, amountMinor]),
      [
        [stay.host.id, -booking.baseMinor],
        [stay.host.id, booking.baseMinor],
      ]
    )
  })

  test('leave it to a host who was paid out for a stay to give its refund back', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const stay = await confirmedStay({ propertyId: property.id })
    await paymentCalls(client, stay).pay()
    const checkedInAt = DateTime.utc().minus({ hours: 25 })
    await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
    assert.equal(await collectPayouts(), 1)
    const heir = await UserFactory.apply('host').create()
    const admin = await UserFactory.apply('admin').create()
    const url = `/api/v1/properties/${property.id}/host`
    const given = await client.put(url).json({ host: heir.id }).loginAs(admin)
    given.assertStatus(200)
    await db.transaction((trx) => oweRefund(trx, stay.booking.id, null, stay.booking.totalMinor))
    const again = await client.put(url).json({ host: stay.host.id }).loginAs(admin)
    again.assertStatus(200)
    const later = await client.put(url).json({ host: heir.id }).loginAs(admin)
    later.assertStatus(200)
    const entries = await LedgerEntry.query().where('account', 'hostPayable').orderBy('id')
    assert.deepEqual(
      entries.map(({ amountMinor, hostId }) => [hostId, amountMinor]),
      [
        [stay.host.id, -stay.booking.baseMinor],
        [stay.host.id, stay.booking.baseMinor],
      ]
    )
  })

  test('take up payments from before there were books, as they stand', async ({ assert }) => {
    const stays = []
    for (const status of ['paid', 'refundDue', 'refunded', 'failed'] as const) {
      const { booking } = await confirmedStay()
      const { totalMinor: amountMinor, currency, id: bookingId } = booking
      const intentId = `pay_before_${status}`
      await Payment.create({
        bookingId,
        gateway: 'simulator',
        intentId,
        amountMinor,
        currency,
        status,
      })
      stays.push(booking)
    }
    assert.equal(await postMissingPayments(), 3)
    assert.equal(await postMissingPayments(), 0)
    const told = []
    for (const booking of stays) told.push(await booksOf(booking))
    const [paid, due, refunded, failed] = told
    assert.deepEqual(paid.net, paidFor(stays[0]))
    assert.deepEqual(due.net, { gateway: stays[1].totalMinor, refund: -stays[1].totalMinor })
    assert.deepEqual(refunded.net, {})
    assert.deepEqual(refunded.kinds, ['settlement', 'refundDue', 'refund'])
    assert.deepEqual(failed.kinds, [])
  })

  test('are never rewritten: the database refuses to {$self}')
    .with(['change a transaction', 'change an entry', 'delete a transaction', 'delete an entry'])
    .run(async ({ client, assert }, attempt) => {
      const stay = await confirmedStay()
      await paymentCalls(client, stay).pay()
      const table = attempt.endsWith('entry') ? 'ledger_entries' : 'ledger_transactions'
      const column = attempt.endsWith('entry') ? 'host_id' : 'booking_id'
      await assert.rejects(
        () =>
          db.transaction(async (trx) => {
            const rows = trx.from(table)
            if (attempt.startsWith('delete')) await rows.delete()
            else await rows.update({ [column]: 4242 })
          }),
        /kept as they were written/
      )
      const { net } = await booksOf(stay.booking)
      assert.deepEqual(net, paidFor(stay.booking))
    })

  test('have no entry without an account, a currency and an amount that we know', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const good = await LedgerEntry.query().where('host_id', stay.host.id).firstOrFail()
    const { id, ...row } = good.$original
    for (const wrong of [{ account: 'cash' }, { currency: 'TZS' }, { amountMinor: 0 }]) {
      await assert.rejects(
        () =>
          db.transaction((trx) =>
            LedgerEntry.create({ ...row, ...wrong } as never, { client: trx })
          ),
        /_check/
      )
    }
    await LedgerEntry.create(row)
    assert.isNumber(id)
  })
})
