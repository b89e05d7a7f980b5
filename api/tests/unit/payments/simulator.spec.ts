import { test } from '@japa/runner'
import { defineConfig } from '#services/payments/define_config'
import { GATEWAYS } from '#services/payments/gateways'
import payments from '#services/payments/main'
import { SimulatorGateway, SLOW_SECONDS } from '#services/payments/simulator'

const simulator = new SimulatorGateway()
let number = 0

async function pay({
  phone = null,
  token = null,
}: {
  phone?: string | null
  token?: string | null
}) {
  const intentId = `pay_${++number}`
  const money = { amountMinor: 1000, currency: 'KES' as const }
  const opening = await simulator.createIntent({
    intentId,
    ...money,
    phone,
    token,
    email: 'guest@makao.test',
    description: 'Makao 1',
    callbackUrl: 'http://localhost:3000/callback',
    returnUrl: 'http://localhost:3000/trip',
  })
  if (opening.status === 'failed') return { opening, said: null, attempt: null }
  const attempt = { intentId, ...money, gatewayReference: opening.gatewayReference }
  return { opening, said: await simulator.confirm(attempt), attempt }
}

test.group('The payment simulator', () => {
  test('pays by itself, with a receipt that says what it is', async ({ assert }) => {
    const plain = await pay({})
    assert.equal(plain.said?.status, 'paid')
    assert.match(JSON.stringify(plain.said), /SIMULATED-/)
    const phone = await pay({ phone: '+254712345678' })
    assert.equal(phone.said?.status, 'paid')
  })

  test('has every other outcome, by the end of a phone or by a token', async ({ assert }) => {
    const failures = {
      insufficientFunds: '0001',
      limitReached: '0004',
      cancelledByUser: '1032',
      wrongPin: '2001',
      phoneUnreachable: '1037',
      declined: '2002',
    }
    for (const [outcome, digits] of Object.entries(failures)) {
      const byPhone = await pay({ phone: `+25471234${digits}` })
      assert.deepEqual(byPhone.said as object, { status: 'failed', outcome })
      const byToken = await pay({ token: `sim_${outcome}`, phone: '+254712345678' })
      assert.deepEqual(byToken.said as object, { status: 'failed', outcome })
    }
    const locked = await pay({ phone: '+254712341001' })
    assert.deepEqual(locked.opening as object, { status: 'failed', outcome: 'subscriberLocked' })
    const unanswered = await pay({ token: 'sim_unanswered' })
    assert.equal(unanswered.said?.status, 'pending')
  })

  test('a slow payer takes ten seconds', async ({ assert }) => {
    const { attempt, said } = await pay({ token: 'sim_slow' })
    assert.equal(said?.status, 'pending')
    const past = Date.now() - (SLOW_SECONDS + 1) * 1000
    const gatewayReference = attempt!.gatewayReference.replace(/\d{10,}/, String(past))
    const later = await simulator.confirm({ ...attempt!, gatewayReference })
    assert.equal(later.status, 'paid')
  })

  test('sends money back once and for all, unless told not to', async ({ assert }) => {
    const { attempt } = await pay({})
    const whole = { ...attempt!, earlier: [], hours: 0 }
    const first = await simulator.refund(whole)
    assert.deepEqual(await simulator.refund(whole), first)
    const earlier = [{ amountMinor: 1, number: null, isMade: true }]
    assert.notDeepEqual(await simulator.refund({ ...whole, earlier }), first)
    const refused = await pay({ token: 'sim_refundRefused' })
    assert.equal(refused.said?.status, 'paid')
    await assert.rejects(() => simulator.refund({ ...refused.attempt!, earlier: [], hours: 0 }))
  })

  test('knows its tokens, and attempts it never heard of', async ({ assert }) => {
    assert.isTrue(simulator.accepts('sim_wrongPin'))
    for (const token of ['sim_', 'sim_constructor', 'tok_visa', 'sim_wrongPin2']) {
      assert.isFalse(simulator.accepts(token))
    }
    const said = await simulator.confirm({
      intentId: 'pay_x',
      gatewayReference: null,
      amountMinor: 1,
      currency: 'KES',
    })
    assert.deepEqual(said as object, { status: 'pending' })
  })
})

const named = (offered: string) =>
  defineConfig({
    offered,
    gateways: GATEWAYS,
    settings: {
      mpesa: { baseUrl: 'https://m', most: 250_000 },
      paystack: { baseUrl: 'https://p' },
    },
  }).offered

test.group('The gateways on offer', () => {
  test('are those that are named, in that order', ({ assert }) => {
    assert.deepEqual(named(' simulator , '), ['simulator'])
    assert.deepEqual(named('paystack, mpesa'), ['paystack', 'mpesa'])
  })

  test('are none when guests pay their host', ({ assert }) => {
    assert.deepEqual(named('none'), [])
  })

  test('PAYMENTS={$self} stops the start')
    .with(['simulator,barter', 'toString', 'none,simulator', 'mpesa,none', ',', ' '])
    .run(({ assert }, offered) => {
      assert.throws(
        () => named(offered),
        /is not a choice: there is only mpesa, paystack, simulator, none alone$/
      )
    })

  test('are made by the container, once', async ({ assert }) => {
    assert.strictEqual(await payments.use(null), await payments.use('simulator'))
    await assert.rejects(() => payments.use('barter'), /"barter" is not offered/)
  })
})
