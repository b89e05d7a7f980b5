import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { contestClaim } from '#actions/deposit_claims/contest_claim'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { UserFactory } from '#database/factories/user_factory'
import { todayInNairobi } from '#domain/stay'
import Payout from '#models/payout'
import { findBooking } from '#queries/bookings/find_booking'
import { statementOf } from '#queries/payouts/statement_of'
import { invoiceLines } from '#queries/taxes/invoice_lines'
import { levyLines } from '#queries/taxes/levy_lines'
import { withholdingLines } from '#queries/taxes/withholding_lines'
import { day } from '#tests/helpers/days'
import {
  booksOf,
  checkOut,
  DEPOSIT,
  plainBooks,
  seenBy,
  step,
  withDeposit,
} from '#tests/helpers/deposits'
import { catchLetters } from '#tests/helpers/letters'
import { lose } from '#tests/helpers/lost_disputes'
import { textsOf } from '#tests/helpers/notices'
import { paymentCalls, paymentOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const month = () => todayInNairobi().slice(0, 7)
const ALL = 2_376_000 + DEPOSIT

test.group('Deposits that a guest’s bank takes', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))
  const letters = catchLetters(group)

  /** Paid by card, with a deposit of 5,000. */
  async function paidByCard(client: ApiClient, changes: Parameters<typeof withDeposit>[0] = {}) {
    const stay = await withDeposit({ checkIn: day(0), checkOut: day(2), ...changes })
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    return { ...stay, payment: await paymentOf(stay.booking) }
  }

  type Paid = Awaited<ReturnType<typeof paidByCard>>

  const ask = (client: ApiClient, { booking, host }: Paid, amount: number) =>
    client
      .post(`/api/v1/bookings/${booking.id}/claim`)
      .json({ amount, reason: 'The lamp is broken.' })
      .loginAs(host)

  async function claimed(client: ApiClient, stay: Paid, amount: number) {
    const asked = await ask(client, stay, amount)
    asked.assertStatus(201)
    return asked.body().data.depositClaim._id as number
  }

  /** A stay that is over, whose host was granted so much of the deposit. */
  async function granted(client: ApiClient, amount: number) {
    const stay = await paidByCard(client)
    await checkOut(client, stay)
    const claim = await claimed(client, stay, amount)
    const accepted = await step(client, stay.booking, stay.guest, 'claim/accept', { claim })
    accepted.assertStatus(200)
    return stay
  }

  /** The gross of each host for the levy, in shillings. */
  async function levied(...hosts: { id: number }[]) {
    const gross = new Map<unknown, unknown>()
    for await (const [host, , , , , sum] of levyLines(month())) gross.set(host, sum)
    return hosts.map(({ id }) => gross.get(id) ?? null)
  }

  /** Sale or credit note, with the fee and its tax. */
  async function invoiced() {
    const lines: unknown[][] = []
    for await (const line of invoiceLines(month(), 'Service fee')) lines.push(line)
    return lines.map((line) => [line[3], line.at(-3), line.at(-2)])
  }

  async function receiptOf(client: ApiClient, { booking, guest }: Paid) {
    const receipt = await client.get(`/api/v1/bookings/${booking.id}/receipt`).loginAs(guest)
    return receipt.body().data.payments[0]
  }

  test('cost the host alone what they were granted, and no tax or levy of the stay', async ({
    client,
    assert,
  }) => {
    const stay = await granted(client, 5000)
    const [sale] = await invoiced()
    await lose(client, stay.payment, DEPOSIT)
    assert.deepEqual(await booksOf(stay.booking), plainBooks)
    assert.deepEqual(await levied(stay.host), [20_000])
    assert.deepEqual(await invoiced(), [sale])
    const { lines } = await statementOf(stay.host.id, month())
    assert.deepEqual(
      lines.map(({ amount, kind }) => [kind, amount]),
      [
        ['settlement', 2_000_000],
        ['depositClaim', DEPOSIT],
        ['depositLoss', -DEPOSIT],
      ]
    )
    const { deposit } = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(deposit, { state: 'taken', paid: { amount: 5000 } })

    await lose(client, stay.payment, null, { id: 8 })
    assert.deepEqual(await booksOf(stay.booking), {})
    assert.deepEqual(await levied(stay.host), [0])
    const [type, fee, tax] = sale
    assert.deepEqual(await invoiced(), [
      [type, fee, tax],
      ['R', fee, tax],
    ])
  })

  test('are no income of the host, of which tax is withheld', async ({ client, assert }) => {
    const stay = await granted(client, 5000)
    await stay.booking.refresh()
    await stay.booking.merge({ checkedInAt: DateTime.utc().minus({ hours: 25 }) }).save()
    await collectPayouts()
    const payout = await Payout.findByOrFail('host_id', stay.host.id)
    assert.equal(payout.amountMinor, 2_000_000 + DEPOSIT)
    const admin = await UserFactory.apply('admin').create()
    for (const path of ['approve', 'paid', 'failed'] as const) {
      const body = path === 'failed' ? { reason: 'The account is closed' } : {}
      const url = `/api/v1/payouts/${payout.id}/${path}`
      const stepped = await client.put(url).json(body).loginAs(admin)
      stepped.assertStatus(200)
    }
    const lines: unknown[][] = []
    for await (const line of withholdingLines(month())) lines.push(line.slice(-4))
    assert.deepEqual(lines, [
      [25_000, 5000, 5, 1000],
      [-25_000, -5000, 5, -1000],
    ])
  })

  test('are in one loss with what they are beside of the stay, and in one letter', async ({
    client,
    assert,
  }) => {
    const stay = await granted(client, 5000)
    const [sale] = await invoiced()
    await lose(client, stay.payment, ALL)
    assert.deepEqual(await booksOf(stay.booking), {})
    assert.deepEqual(await levied(stay.host), [0])
    assert.deepEqual(await invoiced(), [sale, ['R', ...sale.slice(1)]])
    assert.containsSubset(await receiptOf(client, stay), { lost: 28_760, depositKept: 0 })
  })

  test('go to another host as what they are, and are taken from that one', async ({
    client,
    assert,
  }) => {
    const stay = await granted(client, 5000)
    const undone = await step(client, stay.booking, stay.host, 'checkout/undo')
    undone.assertStatus(200)
    const heir = await UserFactory.apply('host').create()
    const handed = await client
      .put(`/api/v1/properties/${stay.property.id}/host`)
      .json({ host: heir.id })
      .loginAs(await UserFactory.apply('admin').create())
    handed.assertStatus(200)
    assert.deepEqual(await levied(stay.host, heir), [0, 20_000])
    await lose(client, stay.payment, DEPOSIT)
    assert.deepEqual(await levied(stay.host, heir), [0, 20_000])
    const { balances } = await statementOf(heir.id, month())
    assert.deepEqual(balances, [{ currency: 'KES', opening: 0, closing: 2_000_000 }])
  })

  test('were granted, so that the guest has been there', async ({ client }) => {
    const stay = await paidByCard(client, { checkIn: day(-2), checkOut: day(0) })
    const claim = await claimed(client, stay, 5000)
    await step(client, stay.booking, stay.guest, 'claim/accept', { claim })
    await lose(client, stay.payment, DEPOSIT)
    const marked = await step(client, stay.booking, stay.host, 'noshow')
    marked.assertStatus(409)
    marked.assertBodyContains({ code: 'E_DEPOSIT_GRANTED' })
  })

  test('leave as much to grant as is held, and that is what is said', async ({
    client,
    assert,
  }) => {
    const stay = await paidByCard(client)
    await checkOut(client, stay)
    const claim = await claimed(client, stay, 2000)
    await lose(client, stay.payment, 350_000)
    const { deposit } = await seenBy(client, stay.booking, stay.host)
    assert.containsSubset(deposit, { amount: 5000, left: 1500, paid: { amount: 1500 } })
    const accepted = await step(client, stay.booking, stay.guest, 'claim/accept', { claim })
    const { data } = accepted.body()
    assert.containsSubset(data.depositClaim, { status: 'accepted', amount: 2000, granted: 1500 })
    assert.containsSubset(data.deposit, { state: 'kept', left: 0, paid: { amount: 1500 } })
    const { hostPayable } = await booksOf(stay.booking)
    assert.equal(hostPayable, plainBooks.hostPayable - 150_000)
    const [letter] = textsOf(letters(), 'claimAcceptedForHost')
    assert.include(letter, 'KES 1,500')
    assert.notInclude(letter, 'KES 2,000')
  })

  test('bound what is asked for, and what an admin decides', async ({ client, assert }) => {
    const stay = await paidByCard(client)
    await checkOut(client, stay)
    await lose(client, stay.payment, 200_000)
    const above = await ask(client, stay, 3001)
    above.assertStatus(422)
    above.assertBodyContains({
      errors: [{ field: 'amount', message: 'At most what is held of the deposit, KES\u00a03,000' }],
    })
    const claim = await claimed(client, stay, 3000)
    await contestClaim(await findBooking(stay.booking.id), stay.guest, { claim, answer: 'No.' })
    await lose(client, stay.payment, 200_000, { id: 8 })
    const admin = await UserFactory.apply('admin').create()
    const decide = (amount: number) =>
      step(client, stay.booking, admin, 'claim/decide', { claim, amount, decision: 'It is so.' })
    const refused = await decide(1001)
    refused.assertStatus(422)
    refused.assertBodyContains({
      errors: [
        { field: 'amount', message: 'At most what was claimed and is held, KES\u00a01,000' },
      ],
    })
    const decided = await decide(1000)
    assert.containsSubset(decided.body().data.depositClaim, { status: 'decided', granted: 1000 })
    const [text] = textsOf(letters(), 'claimDecidedForHost')
    assert.include(text, 'KES 1,000')
  })

  test('are said to be taken, and so does the receipt', async ({ client, assert }) => {
    const stay = await paidByCard(client)
    assert.containsSubset(await receiptOf(client, stay), { amount: 28_760, lost: 0 })
    await lose(client, stay.payment, DEPOSIT)
    const { deposit } = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(deposit, {
      ...{ state: 'taken', amount: 5000, left: 0, returnsAt: null },
      paid: { amount: 5000, currency: 'KES' },
    })
    assert.containsSubset(await receiptOf(client, stay), { lost: 5000, refunds: [] })
    await lose(client, stay.payment, null, { id: 8 })
    assert.containsSubset(await receiptOf(client, stay), { amount: 28_760, lost: 28_760 })
  })

  test('leave nothing to send of a stay that was called off: the receipt has no refund', async ({
    client,
    assert,
  }) => {
    const stay = await paidByCard(client, { checkIn: day(9), checkOut: day(11) })
    await sendEvent(client, 'charge.dispute.create', {
      id: 7,
      status: 'awaiting-merchant-feedback',
      transaction: { reference: stay.payment.intentId },
    })
    const cancelled = await step(client, stay.booking, stay.host, 'cancel')
    cancelled.assertStatus(200)
    const before = await receiptOf(client, stay)
    assert.lengthOf(before.refunds, 1)
    await lose(client, stay.payment, null)
    const after = await receiptOf(client, stay)
    assert.deepEqual([after.lost, after.refunds], [28_760, []])
    const { deposit } = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(deposit, { state: 'taken', paid: { amount: 5000 } })
  })
})
