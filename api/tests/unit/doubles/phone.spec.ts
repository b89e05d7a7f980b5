import { test } from '@japa/runner'
import { paymentsDouble } from '#doubles/payments'
import { gatewayDouble } from '#tests/helpers/gateway_double'

test.group("The payments' double", (group) => {
  let product: Awaited<ReturnType<typeof gatewayDouble>>
  let double: Awaited<ReturnType<typeof paymentsDouble>>
  group.each.setup(async () => {
    product = await gatewayDouble(() => ({ body: {} }))
    double = await paymentsDouble({ appUrl: product.baseUrl, secretKey: 'sk' })
    return async () => {
      await product.close()
      await double.close()
    }
  })

  const page = async () => {
    const answer = await fetch(double.baseUrl)
    return answer.text()
  }
  const choose = (path: string, chosen: Record<string, string>) =>
    fetch(`${double.baseUrl}${path}`, {
      method: 'POST',
      body: new URLSearchParams(chosen),
      redirect: 'manual',
    })
  async function ask(path: string, body: object | undefined, token: string) {
    const answer = await fetch(`${double.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Authorization': token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  async function prompted(account = 'Makao 12') {
    const { access_token: token } = await ask('/oauth/v1/generate', undefined, '')
    const bearer = `Bearer ${String(token)}`
    const { CheckoutRequestID: reference } = await ask(
      '/mpesa/stkpush/v1/processrequest',
      {
        Amount: 12_500,
        AccountReference: account,
        PhoneNumber: '254712345678',
        CallBackURL: `${product.baseUrl}/prompt`,
      },
      bearer
    )
    const query = () =>
      ask('/mpesa/stkpushquery/v1/query', { CheckoutRequestID: reference }, bearer)
    return { reference: String(reference), query }
  }

  test('a prompt waits on the phone until its payer answers, once', async ({ assert }) => {
    assert.include(await page(), 'No request waits')
    const { query, reference } = await prompted()
    assert.include(await page(), 'KES 12,500 to Makao 12')
    assert.containsSubset(await query(), { errorCode: '500.001.1001' })

    const answered = await choose(`/prompts/${reference}`, { code: '1032' })
    assert.equal(answered.status, 303)
    await choose(`/prompts/${reference}`, { code: '0' })
    assert.containsSubset(await query(), { ResultCode: '1032' })
    const [told, ...others] = product.callsTo('/prompt')
    assert.containsSubset(told.body, { Body: { stkCallback: { ResultCode: 1032 } } })
    assert.lengthOf(others, 0)
    const shown = await page()
    assert.include(shown, 'No request waits')
    assert.include(shown, 'You did not pay KES 12,500 to Makao 12.')
  })

  for (const code of ['1', '17', '26', '1001', '1019', '1025', '1032', '1037', '2001']) {
    test(`a payer can end a request with the result ${code}`, async ({ assert }) => {
      const { query, reference } = await prompted()
      assert.include(await page(), `value="${code}"`)
      await choose(`/prompts/${reference}`, { code })
      assert.containsSubset(await query(), { ResultCode: code })
    })
  }

  test('texts of a request are no markup', async ({ assert }) => {
    await prompted('<b>"&')
    assert.include(await page(), 'to &#60;b&#62;&#34;&#38;')
  })

  test('a card is paid on a page, which goes back to where its payer came from', async ({
    assert,
  }) => {
    const { data } = await ask(
      '/transaction/initialize',
      {
        reference: 'pay_1',
        amount: 1_250_050,
        currency: 'KES',
        callback_url: 'http://back.test/7',
      },
      'Bearer sk'
    )
    const { authorization_url: url } = data as Record<string, string>
    const shown = await fetch(url)
    assert.include(await shown.text(), 'KES 12,500.50<')

    const left = await choose('/pay/pay_1', { end: 'leave' })
    assert.equal(left.headers.get('location'), 'http://back.test/7?trxref=pay_1&reference=pay_1')
    assert.lengthOf(product.asked, 0)
    await choose('/pay/pay_1', { end: 'pay' })
    await choose('/pay/pay_1', { end: 'decline' })
    assert.containsSubset(
      product.asked.map(({ body, path }) => ({ body, path })),
      [{ path: '/api/v1/payments/card-events', body: { event: 'charge.success' } }]
    )
    const verified = await ask('/transaction/verify/pay_1', undefined, 'Bearer sk')
    assert.containsSubset(verified, { data: { status: 'success' } })
  })
})
