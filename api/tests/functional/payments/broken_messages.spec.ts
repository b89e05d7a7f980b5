import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { besideDaraja } from '#tests/helpers/beside_gateway'
import { promptResult } from '#doubles/daraja'
import { callBack, pathOf } from '#tests/helpers/daraja_double'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'
import { rawRequest } from '#tests/helpers/raw_request'

const JSON_TYPE = { 'content-type': 'application/json' }
const NOBODY = 'f'.repeat(32)

const BODIES = [
  { name: 'nothing', body: '', headers: {} },
  { name: 'no JSON', body: 'Result: 0', headers: JSON_TYPE },
  { name: 'half of one', body: '{"Body":{"stkCallback":', headers: JSON_TYPE },
  { name: 'a list', body: '[1,2]', headers: JSON_TYPE },
  { name: 'null', body: 'null', headers: JSON_TYPE },
  {
    name: 'other types',
    body: '{"Body":{"stkCallback":[]},"Result":{"ResultCode":{},"ConversationID":[],"ResultParameters":7}}',
    headers: JSON_TYPE,
  },
  { name: 'bytes', body: Buffer.from([0xff, 0x00, 0xfe]), headers: JSON_TYPE },
  { name: 'a page', body: '<html>Busy</html>', headers: { 'content-type': 'text/html' } },
  {
    name: 'a form',
    body: 'ResultCode=0',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  {
    name: 'files',
    body: '--x\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  { name: 'much', body: 'x'.repeat(90_000), headers: JSON_TYPE },
]

const PLACES = [
  'prompts/:name',
  'refunds/:name',
  'refunds/:name/late',
  'payouts/:name',
  'payouts/:name/status',
  'payouts/:name/late',
]

test.group('Messages that nobody can read', (group) => {
  const daraja = besideDaraja(group)

  const send = (place: string, name: string, { body, headers }: (typeof BODIES)[number]) =>
    rawRequest('POST', `/api/v1/payments/${place.replace(':name', name)}`, {
      body,
      headers: headers as Record<string, string>,
    })

  async function askedFor(client: ApiClient) {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    const { callbackName } = await Payment.findByOrFail('booking_id', stay.booking.id)
    return { ...stay, name: callbackName! }
  }

  test('are written down once each at {place}, and refused by nobody')
    .with(PLACES.map((place) => ({ place })))
    .run(async ({ client, assert }, { place }) => {
      const { booking, name } = await askedFor(client)
      /* A payout has no order of that name: there it is of nobody. */
      const verdict = place.startsWith('payouts') ? 'unknown' : 'unreadable'
      for (const one of BODIES) {
        for (let time = 1; time <= 2; time++) {
          const { status } = await send(place, name, one)
          assert.equal(status, 200, one.name)
        }
      }
      const events = await PaymentEvent.query().orderBy('id')
      assert.lengthOf(events, BODIES.length)
      for (const [index, event] of events.entries()) {
        const about = { verdict: event.verdict, times: event.timesReceived }
        assert.deepEqual(about, { verdict, times: 2 }, BODIES[index].name)
        assert.isNotNull(event.discrepancyId)
      }
      assert.deepEqual(await moneyOf(booking), { booking: 'pending', attempts: ['pending'] })

      const other = await send(place, NOBODY, BODIES[1])
      assert.equal(other.status, 200)
      const last = await PaymentEvent.query().orderBy('id', 'desc').firstOrFail()
      assert.equal(last.verdict, 'unknown')
    })

  test('in Paystack’s name are not signed, and written down', async ({ assert }) => {
    for (const { body, headers, name } of BODIES) {
      const { status } = await rawRequest('POST', '/api/v1/payments/card-events', {
        body,
        headers: headers as Record<string, string>,
      })
      assert.equal(status, 401, name)
    }
    const events = await PaymentEvent.query().where({ gateway: 'paystack', verdict: 'unsigned' })
    assert.lengthOf(events, BODIES.length)
  })

  test('are refused where they are too long for any', async ({ assert }) => {
    const body = `"${'x'.repeat(200_000)}"`
    for (const place of [...PLACES, 'card-events']) {
      const path = `/api/v1/payments/${place.replace(':name', NOBODY)}`
      const { status } = await rawRequest('POST', path, { body, headers: JSON_TYPE })
      assert.equal(status, 413, place)
    }
  })

  test('do not keep the true one from being heard, whatever type it is said to be of', async ({
    client,
    assert,
  }) => {
    const { booking } = await askedFor(client)
    const prompt = daraja().answers('0')
    const said = JSON.stringify(promptResult(prompt, { code: '0' }))
    const path = pathOf(prompt.callback)
    const { status } = await rawRequest('POST', path, {
      body: said,
      headers: { 'content-type': 'text/plain' },
    })
    assert.equal(status, 200)
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    const again = await callBack(client, prompt, { code: '0' })
    again.assertStatus(200)
  })

  test('that a reversal takes its time is written down, and ends nothing', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await askedFor(client)
    await callBack(client, daraja().answers('0'), { code: '0', receipt: 'RKT1' })
    await client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host)
    const [reversal] = daraja().reversals
    const path = `${pathOf(reversal.callback)}/late`
    const Result = { ConversationID: reversal.reference, ResultCode: '1', ResultDesc: 'Timed out' }
    const late = await client.post(path).json({ Result })
    late.assertStatus(200)
    const event = await PaymentEvent.findByOrFail('kind', 'refundLate')
    assert.equal(event.verdict, 'heard')
    assert.deepEqual(await moneyOf(booking), { booking: 'refunding', attempts: ['refundDue'] })
  })
})
