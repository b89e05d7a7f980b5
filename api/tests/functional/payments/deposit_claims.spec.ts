import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { contestSilentClaims } from '#actions/deposit_claims/contest_claim'
import { returnDeposits } from '#actions/payments/return_deposits'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { UserFactory } from '#database/factories/user_factory'
import { todayInNairobi } from '#domain/stay'
import type Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import Payout from '#models/payout'
import type User from '#models/user'
import { payoutStays } from '#queries/payouts/payout_stays'
import { statementOf } from '#queries/payouts/statement_of'
import { day } from '#tests/helpers/days'
import {
  booksOf,
  checkOut,
  hours,
  paidStay,
  plainBooks,
  seenBy,
  step,
} from '#tests/helpers/deposits'
import { catchLetters } from '#tests/helpers/letters'
import { textsOf } from '#tests/helpers/notices'
import { refundsOf } from '#tests/helpers/payments'

const REASON = 'Two glasses and the lamp are broken.'

/** A stay whose guest has left, with its deposit of 5,000 held. */
async function overStay(client: ApiClient, changes: Parameters<typeof paidStay>[1] = {}) {
  const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2), ...changes })
  await checkOut(client, stay)
  return { ...stay, admin: await UserFactory.apply('admin').create() }
}

type Over = { booking: Booking; host: User }

const ask = (client: ApiClient, { booking, host }: Over, body: object = {}) =>
  client
    .post(`/api/v1/bookings/${booking.id}/claim`)
    .json({ amount: 2000, reason: REASON, ...body })
    .loginAs(host)

/** The same, and its host asks for 2,000 of it. */
async function claimedStay(client: ApiClient, changes: Parameters<typeof overStay>[1] = {}) {
  const stay = await overStay(client, changes)
  const asked = await ask(client, stay)
  asked.assertStatus(201)
  return { ...stay, claim: asked.body().data.depositClaim._id as number }
}

test.group('A part of a deposit that its host asks for', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('is asked for and taken back ten times, and then no more for a while', async ({
    client,
  }) => {
    const stay = await overStay(client)
    for (let time = 0; time < 10; time++) {
      const asked = await ask(client, stay)
      asked.assertStatus(201)
      const back = await client
        .put(`/api/v1/bookings/${stay.booking.id}/claim/withdraw`)
        .json({ claim: asked.body().data.depositClaim._id })
        .loginAs(stay.host)
      back.assertStatus(200)
    }
    const refused = await ask(client, stay)
    refused.assertStatus(429)
  })

  test('is held until its guest agrees; then it is the host’s, and the rest goes back', async ({
    client,
    assert,
  }) => {
    const stay = await overStay(client)
    const before = await seenBy(client, stay.booking, stay.host)
    assert.include(before.actions, 'claimDeposit')
    const asked = await ask(client, stay)
    asked.assertStatus(201)
    const { actions, deposit, depositClaim } = asked.body().data
    assert.containsSubset(depositClaim, {
      ...{ status: 'open', amount: 2000, reason: REASON, answer: null, granted: null },
      answerBy: hours(72).toISO(),
    })
    assert.containsSubset(deposit, { state: 'claimed', returnsAt: null })
    assert.includeMembers(actions, ['withdrawClaim'])
    assert.notInclude(actions, 'claimDeposit')
    const [letter] = textsOf(letters(), 'depositClaimedForGuest')
    assert.include(letter, 'KES 2,000')
    assert.include(letter, REASON)
    assert.include(letter, `/dashboard/bookings/${stay.booking.id}/claim`)
    assert.deepEqual(await returnDeposits(hours(49)), [])

    const accepted = await step(client, stay.booking, stay.guest, 'claim/accept', {
      claim: depositClaim._id,
    })
    accepted.assertStatus(200)
    assert.containsSubset(accepted.body().data.depositClaim, { status: 'accepted', granted: 2000 })
    const { hostPayable } = await booksOf(stay.booking)
    assert.equal(hostPayable, plainBooks.hostPayable - 200_000)
    const refunds = await refundsOf(stay.payment)
    assert.deepEqual(
      refunds.map(({ amountMinor, depositMinor, reason }) => [amountMinor, depositMinor, reason]),
      [[300_000, 300_000, 'depositReturned']]
    )
    assert.notProperty(await booksOf(stay.booking), 'deposit')
    const after = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(after.deposit, { state: 'wentBack', paid: { amount: 3000 } })
    const receipt = await client
      .get(`/api/v1/bookings/${stay.booking.id}/receipt`)
      .loginAs(stay.guest)
    assert.containsSubset(receipt.body().data.payments, [{ deposit: 5000, depositKept: 2000 }])
    const [told] = textsOf(letters(), 'claimAcceptedForHost')
    assert.include(told, 'KES 2,000')
    const [back] = textsOf(letters(), 'depositReturnedForGuest')
    assert.include(back, 'what is left of your deposit, KES 3,000,')
  })

  test('is paid out with the host’s next share, and a line of their statement', async ({
    client,
    assert,
  }) => {
    const stay = await claimedStay(client)
    await step(client, stay.booking, stay.guest, 'claim/accept', { claim: stay.claim })
    const month = todayInNairobi().slice(0, 7)
    freezeTime(hours(49).toJSDate())
    await collectPayouts()
    const payout = await Payout.findByOrFail('host_id', stay.host.id)
    assert.equal(payout.amountMinor, 2_200_000)
    const [paid] = await payoutStays(payout)
    assert.containsSubset(paid, { fee: 200_000, tax: 176_000, share: 2_200_000 })
    const { lines } = await statementOf(stay.host.id, month)
    assert.deepInclude(
      lines.map(({ amount, kind }) => ({ amount, kind })),
      { amount: 200_000, kind: 'depositClaim' }
    )
  })

  test('may be all of it, and is no more than the deposit, nor a part of a shilling', async ({
    client,
    assert,
  }) => {
    const stay = await overStay(client)
    for (const [amount, wrong] of [
      [5001, 'amount'],
      [0, 'amount'],
      [20.5, 'amount'],
    ]) {
      const refused = await ask(client, stay, { amount })
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: wrong }])
    }
    const wordless = await ask(client, stay, { reason: '  ' })
    wordless.assertStatus(422)
    assert.containsSubset(wordless.body().errors, [{ field: 'reason' }])

    const asked = await ask(client, stay, { amount: 5000 })
    const { _id: claim } = asked.body().data.depositClaim
    await step(client, stay.booking, stay.guest, 'claim/accept', { claim })
    assert.deepEqual(await returnDeposits(hours(100)), [])
    assert.deepEqual(await refundsOf(stay.payment), [])
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(seen.deposit, { state: 'kept', paid: { amount: 5000 }, returnsAt: null })
    assert.notProperty(await booksOf(stay.booking), 'deposit')
  })

  test('is decided by an admin where its guest does not agree, and both read why', async ({
    client,
    assert,
  }) => {
    const stay = await claimedStay(client)
    const early = await step(client, stay.booking, stay.admin, 'claim/decide', {
      ...{ claim: stay.claim, amount: 500, decision: 'The lamp was old.' },
    })
    early.assertStatus(409)
    const answer = 'The lamp was broken when we came.'
    const contested = await step(client, stay.booking, stay.guest, 'claim/contest', {
      ...{ claim: stay.claim, answer },
    })
    contested.assertStatus(200)
    assert.containsSubset(contested.body().data.depositClaim, { status: 'contested', answer })
    const [letter] = textsOf(letters(), 'claimContestedForHost')
    assert.include(letter, answer)
    assert.deepEqual(await returnDeposits(hours(24 * 30)), [])

    const listed = await client.get('/api/v1/deposit-claims?status=contested').loginAs(stay.admin)
    assert.containsSubset(listed.body().data, [
      { _id: stay.claim, amount: 2000, currency: 'KES', booking: { _id: stay.booking.id } },
    ])
    const above = await step(client, stay.booking, stay.admin, 'claim/decide', {
      ...{ claim: stay.claim, amount: 2001, decision: 'More.' },
    })
    above.assertStatus(422)
    assert.containsSubset(above.body().errors, [{ field: 'amount' }])
    const decided = await step(client, stay.booking, stay.admin, 'claim/decide', {
      ...{ claim: stay.claim, amount: 500, decision: 'The lamp was old.' },
    })
    decided.assertStatus(200)
    assert.containsSubset(decided.body().data.depositClaim, {
      ...{ status: 'decided', granted: 500, decision: 'The lamp was old.' },
    })
    const [rest] = await refundsOf(stay.payment)
    assert.containsSubset(rest.$attributes, { amountMinor: 450_000, reason: 'depositReturned' })
    for (const told of ['claimDecidedForGuest', 'claimDecidedForHost'] as const) {
      const [text] = textsOf(letters(), told)
      assert.include(text, 'KES 500')
      assert.include(text, 'The lamp was old.')
    }
    const { hostPayable } = await booksOf(stay.booking)
    assert.equal(hostPayable, plainBooks.hostPayable - 50_000)
  })

  test('leaves the guest all of it where an admin grants nothing', async ({ client, assert }) => {
    const stay = await claimedStay(client)
    await step(client, stay.booking, stay.guest, 'claim/contest', {
      ...{ claim: stay.claim, answer: 'No.' },
    })
    const decided = await step(client, stay.booking, stay.admin, 'claim/decide', {
      ...{ claim: stay.claim, amount: 0, decision: 'That is wear.' },
    })
    decided.assertStatus(200)
    assert.deepEqual(await booksOf(stay.booking), plainBooks)
    const [text] = textsOf(letters(), 'claimDecidedForGuest')
    assert.include(text, 'nothing of your deposit')
  })

  test('is left to an admin after three days without a word, and its guest may still agree', async ({
    client,
    assert,
  }) => {
    const stay = await claimedStay(client)
    assert.deepEqual(await contestSilentClaims(hours(71)), [])
    assert.deepEqual(await contestSilentClaims(hours(73)), [stay.booking.id])
    assert.deepEqual(await contestSilentClaims(hours(74)), [])
    const claim = await DepositClaim.findOrFail(stay.claim)
    assert.containsSubset(claim.$attributes, { status: 'contested', answer: null })
    const [letter] = textsOf(letters(), 'claimContestedForHost')
    assert.include(letter, 'has not answered in time')
    const { actions } = await seenBy(client, stay.booking, stay.guest)
    assert.include(actions, 'acceptClaim')
    assert.notInclude(actions, 'contestClaim')
    const late = await step(client, stay.booking, stay.guest, 'claim/contest', {
      ...{ claim: stay.claim, answer: 'No.' },
    })
    late.assertStatus(409)
    const accepted = await step(client, stay.booking, stay.guest, 'claim/accept', {
      claim: stay.claim,
    })
    accepted.assertStatus(200)
  })

  test('can be taken back: the deposit goes back when it would have', async ({
    client,
    assert,
  }) => {
    const stay = await claimedStay(client)
    const withdrawn = await step(client, stay.booking, stay.host, 'claim/withdraw', {
      claim: stay.claim,
    })
    withdrawn.assertStatus(200)
    const { data } = withdrawn.body()
    assert.containsSubset(data.depositClaim, { status: 'withdrawn', granted: null })
    assert.containsSubset(data.deposit, { state: 'held', returnsAt: hours(48).toISO() })
    assert.lengthOf(textsOf(letters(), 'claimWithdrawnForGuest'), 1)
    const again = await ask(client, stay, { amount: 1000 })
    again.assertStatus(201)
    const other = await step(client, stay.booking, stay.guest, 'claim/accept', {
      claim: stay.claim,
    })
    other.assertStatus(409)
    freezeTime(hours(60).toJSDate())
    await step(client, stay.booking, stay.host, 'claim/withdraw', {
      claim: again.body().data.depositClaim._id,
    })
    assert.deepEqual(await booksOf(stay.booking), plainBooks)
  })

  test('can be taken back and mended in the day that the deposit was put off, which nothing lengthens again', async ({
    client,
    assert,
  }) => {
    const stay = await overStay(client)
    freezeTime(hours(72).toJSDate())
    await returnDeposits()
    const takeBack = async () => {
      const asked = await ask(client, stay)
      asked.assertStatus(201)
      const claim = asked.body().data.depositClaim._id
      const withdrawn = await step(client, stay.booking, stay.host, 'claim/withdraw', { claim })
      withdrawn.assertStatus(200)
      return withdrawn.body().data
    }
    const mended = await takeBack()
    const end = hours(24)
    assert.containsSubset(mended.deposit, { state: 'held', returnsAt: end.toISO() })
    assert.include(mended.actions, 'claimDeposit')
    freezeTime(hours(23).toJSDate())
    const { deposit } = await takeBack()
    assert.equal(deposit.returnsAt, end.toISO())
    assert.deepEqual(await returnDeposits(hours(0.9)), [])
    assert.deepEqual(await returnDeposits(hours(1.1)), [stay.booking.id])
  })

  test('is asked for once, of a stay that is over, as long as the deposit is held', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    const early = await ask(client, stay)
    early.assertStatus(409)
    await checkOut(client, stay)
    const asked = await ask(client, stay)
    asked.assertStatus(201)
    const twice = await ask(client, stay)
    twice.assertStatus(409)
    await step(client, stay.booking, stay.guest, 'claim/accept', {
      claim: asked.body().data.depositClaim._id,
    })
    const after = await ask(client, stay)
    after.assertStatus(409)

    const other = await overStay(client)
    freezeTime(hours(48.1).toJSDate())
    const late = await ask(client, other)
    late.assertStatus(409)
    await returnDeposits()
    const gone = await ask(client, other)
    gone.assertStatus(409)
    const { actions } = await seenBy(client, other.booking, other.host)
    assert.notInclude(actions, 'claimDeposit')
  })

  test('was broken by a guest who has come: granted, the stay is no no-show', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(-2), checkOut: day(0) })
    const asked = await ask(client, stay)
    asked.assertStatus(201)
    await step(client, stay.booking, stay.guest, 'claim/accept', {
      claim: asked.body().data.depositClaim._id,
    })
    const marked = await step(client, stay.booking, stay.host, 'noshow')
    marked.assertStatus(409)
    marked.assertBodyContains({
      code: 'E_DEPOSIT_GRANTED',
      message:
        'The host has a part of this stay’s deposit already, so the guest cannot be marked as not come',
    })
    const seen = await seenBy(client, stay.booking, stay.host)
    assert.equal(seen.status, 'confirmed')
  })

  test('is no admin’s to decide who is its host', async ({ client }) => {
    const stay = await claimedStay(client)
    await step(client, stay.booking, stay.guest, 'claim/contest', {
      ...{ claim: stay.claim, answer: 'No.' },
    })
    await stay.host.merge({ role: 'admin' }).save()
    const refused = await step(client, stay.booking, stay.host, 'claim/decide', {
      ...{ claim: stay.claim, amount: 2000, decision: 'Mine.' },
    })
    refused.assertStatus(403)
  })
})
