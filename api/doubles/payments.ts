import { readFileSync } from 'node:fs'
import {
  darajaAnswers,
  promptResult,
  reversalResult,
  transferResult,
  transferStatus,
  type Reversal,
  type Transfer,
} from './daraja.ts'
import { payPage } from './pages/pay_page.ts'
import { answerNamed, phonePage, shillings } from './pages/phone_page.ts'
import { paystackAnswers, signatureOf, type Refund } from './paystack.ts'
import { listen, type Answer, type Asked } from './server.ts'

/** Before a refund is done, in ms: both gateways take it on first. */
const REFUND_TIME = 1500

/** Results of payouts to numbers that end so: no balance, no such customer, an account that is full. */
const ENDINGS: Record<string, string> = { '0001': '1', '2040': '2040', '0008': '8' }

/** Of a payout whose result is lost: whoever asks hears of it. */
const LOST = '1037'

const STYLES = new URL('../../packages/shared/styles/tokens.css', import.meta.url)

type Options = {
  /** the product's address, for Paystack's events */
  appUrl: string
  secretKey: string
  port?: number
}

/** Daraja and Paystack in one place, with the guest's phone at `/` and Paystack's page at `/pay/…`. */
export async function paymentsDouble({ appUrl, secretKey, port }: Options) {
  /** What the phone has received, the newest first. */
  const messages: string[] = []
  const daraja = darajaAnswers({
    onReversal: (one) => void setTimeout(reverse, REFUND_TIME, one).unref(),
    onTransfer: (one) => void setTimeout(transfer, REFUND_TIME, one).unref(),
    onQuestion: (one, address) => void setTimeout(tellStatus, REFUND_TIME, one, address).unref(),
  })
  const paystack = paystackAnswers({
    secretKey,
    pageOf: (reference): string => `${server.baseUrl}/pay/${reference}`,
    onRefund: (one) => void setTimeout(refund, REFUND_TIME, one).unref(),
  })
  const server = await listen(answer, port)
  return server

  function answer(asked: Asked): Answer | Promise<Answer> {
    const { pathname } = new URL(asked.path, server.baseUrl)
    const [, area, name = ''] = pathname.split('/')
    if (area === '') return page(phonePage(daraja.prompts, messages))
    if (area === 'tokens.css') return sent(readFileSync(STYLES, 'utf8'), 'text/css')
    if (area === 'prompts' && asked.method === 'POST') return answerPrompt(name, asked)
    if (area === 'pay') return asked.method === 'POST' ? finish(name, asked) : pay(name)
    return area === 'oauth' || area === 'mpesa' ? daraja.answer(asked) : paystack.answer(asked)
  }

  async function answerPrompt(reference: string, { body }: Asked) {
    const prompt = daraja.prompts.find((one) => one.reference === reference)
    const chosen = answerNamed(body.code)
    if (!prompt || !chosen || prompt.code) return goTo('/')
    prompt.code = chosen.code
    await tell(prompt.callback, promptResult(prompt, chosen))
    note(chosen.message(prompt))
    return goTo('/')
  }

  async function reverse(one: Reversal) {
    await tell(one.callback, reversalResult(one, { code: '0' }))
    note(`${one.receipt}: ${shillings(one.amount)} has come back to your M-Pesa account.`)
  }

  /** How a payout ends goes by the last digits of its number. */
  async function transfer(one: Transfer) {
    const ending = one.phone.slice(-4)
    one.code = ENDINGS[ending] ?? '0'
    if (ending === LOST) return
    await tell(one.callback, transferResult(one, { code: one.code }))
    if (one.code === '0') note(`${one.phone}: ${shillings(one.amount)} has come from Makao.`)
  }

  function tellStatus(one: Transfer | null, address: string) {
    const status = one?.code === '0' ? 'Completed' : one?.code ? 'Failed' : 'Authorized'
    return tell(address, transferStatus(one, { status }))
  }

  function pay(reference: string) {
    const found = paystack.transactions.find((one) => one.reference === reference)
    return found ? page(payPage(found)) : goTo('/')
  }

  /** One that is left alone stays as it is: it may still be paid. */
  async function finish(reference: string, { body }: Asked) {
    const found = paystack.transactions.find((one) => one.reference === reference)
    if (!found) return goTo('/')
    const isOpen = found.status !== 'success'
    if (isOpen && body.end === 'pay') {
      Object.assign(found, { status: 'success', gateway_response: 'Approved' })
      await tellEvent('charge.success', found)
    }
    if (isOpen && body.end === 'decline') {
      Object.assign(found, { status: 'failed', gateway_response: 'Declined' })
    }
    const back = new URL(paystack.returns.get(reference) ?? appUrl)
    back.searchParams.set('trxref', reference)
    back.searchParams.set('reference', reference)
    return goTo(back.href)
  }

  async function refund(one: Refund) {
    one.status = 'processed'
    await tellEvent('refund.processed', one)
    note(`${shillings(one.amount / 100)} has come back to your card.`)
  }

  /** When the product cannot be told it asks by itself, within a minute. */
  async function tell(url: string, body: object, headers = {}) {
    const heard = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (!heard?.ok) note('The product did not take this message. It will ask within a minute.')
  }

  function tellEvent(event: string, data: object) {
    const signature = signatureOf({ event, data }, secretKey)
    const url = new URL('/api/v1/payments/card-events', appUrl)
    return tell(url.href, { event, data }, { 'x-paystack-signature': signature })
  }

  function note(message: string) {
    messages.unshift(message)
    messages.splice(KEPT_MESSAGES)
  }
}

const KEPT_MESSAGES = 20

const sent = (body: string, type: string): Answer => ({
  body,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
})

const page = (markup: string) => sent(markup, 'text/html')

const goTo = (where: string): Answer => ({ status: 303, body: '', headers: { Location: where } })
