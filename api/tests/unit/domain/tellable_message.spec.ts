import { test } from '@japa/runner'
import fc from 'fast-check'
import { messageOfNobody, tellableMessage } from '#domain/tellable_message'
import { promptResult, transferResult } from '#doubles/daraja'
import { readCardEvent } from '#services/payments/paystack_answers'

const PROMPT = {
  reference: 'ws_CO_231120261200_1',
  amount: 9800,
  account: 'Makao 7',
  phone: '254712345678',
  callback: 'https://makao.test/api/v1/payments/prompts/x',
  code: '0',
}

const told = (said: unknown) => tellableMessage(JSON.stringify(said)) ?? ''

test.group('What is shown of a gateway’s message', () => {
  test('of M-Pesa: what was paid, and not from which phone', ({ assert }) => {
    const text = told(promptResult(PROMPT, { code: '0' }))
    assert.include(text, '"ResultCode": 0')
    assert.include(text, '"CheckoutRequestID": "ws_CO_231120261200_1"')
    assert.match(text, /"Name": "Amount",\s+"Value": 9800/)
    assert.match(text, /"Name": "MpesaReceiptNumber",\s+"Value": "RKT2311202612001"/)
    assert.match(text, /"Name": "PhoneNumber",\s+"Value": "•••"/)
    assert.notInclude(text, '254712345678')
  })

  test('of a payout: its receipt and amount, and not to whom', ({ assert }) => {
    const transfer = {
      name: 'payout-1',
      reference: 'AG_20261123_1',
      amount: 9800,
      phone: '254712345678',
      callback: 'https://makao.test/x',
      code: '0',
    }
    const text = told(transferResult(transfer, { code: '0' }))
    assert.include(text, '"Key": "TransactionAmount"')
    assert.include(text, '9800')
    assert.notMatch(text, /Wanjiku|Kamau|254712345678/)
  })

  test('of Paystack: no card, no customer, and nothing to pay with again', ({ assert }) => {
    const text = told({
      event: 'charge.success',
      data: {
        id: 4_099_260_516,
        reference: 'pay_5f2d1c8e9b7a40316d2f8c4be1a09d57',
        amount: 980_000,
        currency: 'KES',
        gateway_response: 'Approved by wanjiku@example.com',
        ip_address: '102.68.1.7',
        authorization: { authorization_code: 'AUTH_8dfhjjdt', bin: '408408', last4: '4081' },
        customer: { first_name: 'Wanjiku', email: 'wanjiku@example.com', phone: '+254712345678' },
      },
    })
    for (const shown of ['4099260516', 'pay_5f2d1c8e9b7a40316d2f8c4be1a09d57', '980000', 'KES']) {
      assert.include(text, shown)
    }
    assert.include(text, '"gateway_response": "Approved by •••"')
    assert.notMatch(text, /AUTH_|408408|4081"|Wanjiku|wanjiku|102\.68|254712345678/)
  })

  test('what is no JSON, or no message, is not shown', ({ assert }) => {
    for (const raw of ['', 'PhoneNumber=254712345678', '"254712345678"', '17', 'null', '{"a":']) {
      assert.isNull(tellableMessage(raw))
    }
  })

  test('phones and cards are found where no one looks for them', ({ assert }) => {
    const phones = ['0712345678', '+254 712 345678', '254112345678']
    const cards = ['4084 0840 8408 4081', '5555 5555 5555 4444', '6011-0009-9013-9424']
    for (const secret of [...phones, ...cards]) {
      const text = told({ ResultDesc: `Sent to ${secret} today`, [`of ${secret}`]: 1 })
      assert.notInclude(text, secret)
      assert.include(text, 'Sent to ••• today')
    }
  })

  test('long numbers that are no card are shown, and so are yes, no, nothing and lists of money', ({
    assert,
  }) => {
    const numbers = ['4084 0840 8408 4082', '6011 0009 9013 9414']
    for (const number of numbers) {
      assert.include(told({ ResultDesc: `Order ${number} is paid` }), number)
    }
    const data = { domain: null, x: true, y: false, amount: [980_000, 1200] }
    assert.deepEqual(JSON.parse(told({ data })), { data })
  })

  test('a name beside a value is shown in its first sixty letters, and is a text', ({ assert }) => {
    assert.deepEqual(JSON.parse(told({ Name: 'n'.repeat(70), Value: 5 })), {
      Name: 'n'.repeat(60),
      Value: '•••',
    })
    assert.deepEqual(JSON.parse(told({ Name: 5, Value: 5 })), { Name: '•••', Value: '•••' })
    assert.deepEqual(JSON.parse(told({ Key: 'Amount', Value: 5 })), { Key: 'Amount', Value: 5 })
    assert.deepEqual(JSON.parse(told({ Value: 5 })), { Value: '•••' })
  })

  test('whatever is not known to be of money alone is not shown, however it is packed', ({
    assert,
  }) => {
    const secret = 'Wanjiku-sk_live_1'
    const names = fc.constantFrom('name', 'secret', 'PhoneNumber', 'last4', 'Value', 'x')
    const packed = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.constant(secret),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(names, tie('node'), { maxKeys: 3 })
      ),
    })).node
    fc.assert(
      fc.property(packed, (value) => {
        const text = told({ data: value })
        assert.notInclude(text, secret)
      })
    )
  })

  test('a message that is too deep or too long is cut', ({ assert }) => {
    const depth = 20_000
    assert.include(tellableMessage('['.repeat(depth) + ']'.repeat(depth)), '•••')
    const long = told({ data: Array.from({ length: 3000 }, () => ({ amount: 1 })) })
    assert.lengthOf(long, 8001)
    assert.match(long, /…$/)
    assert.equal(told({ amount: 1 }), '{\n  "amount": 1\n}')
  })

  test('what is kept of one is whole, and says of a dispute what the message said', ({
    assert,
  }) => {
    const data = {
      id: 7,
      status: 'resolved',
      resolution: 'merchant-accepted',
      refund_amount: 980_000,
      currency: 'KES',
      customer: { email: 'wanjiku@example.com' },
      history: Array.from({ length: 3000 }, () => ({ amount: 1 })),
      transaction: { reference: 'pay_5f2d1c8e9b7a40316d2f8c4be1a09d57' },
    }
    const raw = JSON.stringify({ event: 'charge.dispute.resolve', data })
    const kept = messageOfNobody(raw) ?? ''
    assert.notInclude(kept, 'wanjiku')
    assert.deepEqual(readCardEvent(kept), readCardEvent(raw))
    assert.equal(messageOfNobody(kept), kept)
    assert.isNull(messageOfNobody('PhoneNumber=254712345678'))
  })
})
