import { createHmac, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Money, Settlement } from '#domain/payment_lifecycle'
import { findRefund } from '#domain/paystack_refunds'
import { cardResult, NEEDS_ATTENTION, refundResult } from '#domain/paystack_results'
import { isLeftToPerson } from '#domain/refunds'
import type { Moved } from '#domain/reconciliation'
import {
  asObject,
  callGateway,
  GatewayError,
  textOf,
  UnknownOutcome,
} from '#services/payments/call_gateway'
import type {
  Attempt,
  Charge,
  Opening,
  PaymentGateway,
  Price,
  Refund,
  Refunding,
} from '#services/payments/gateway'
import { movedPayment, movedRefund, moneyOf, refundOf } from '#services/payments/paystack_answers'
import { refuseUnlessComplete, type GatewaySettings } from '#services/payments/settings'

/** Cards by Paystack: the payer goes to its page, so that no card ever reaches us, and comes back. */
export class PaystackGateway implements PaymentGateway {
  readonly name = 'paystack'
  readonly asksPhone = false
  readonly #settings: GatewaySettings['paystack']

  constructor(settings: GatewaySettings) {
    refuseUnlessComplete('paystack', settings)
    this.#settings = settings.paystack
  }

  async tryKey() {
    await this.#page('/transaction?perPage=1')
  }

  accepts() {
    return false
  }

  amountOf({ totalKesMinor }: Price): Money {
    return { amountMinor: totalKesMinor, currency: 'KES' }
  }

  /** Our name of the attempt is the reference: the same one twice is one transaction. */
  async createIntent(charge: Charge): Promise<Opening> {
    const { amountMinor, currency, email, intentId, returnUrl } = charge
    const data = await this.#ask('/transaction/initialize', {
      reference: intentId,
      amount: amountMinor,
      currency,
      email,
      callback_url: returnUrl,
      channels: ['card'],
    })
    const redirectUrl = textOf(data.authorization_url)
    if (!redirectUrl || !URL.canParse(redirectUrl)) {
      throw new Error('the payment gateway named no page to pay on')
    }
    return { status: 'pending', gatewayReference: intentId, redirectUrl }
  }

  async confirm({ intentId }: Attempt): Promise<Settlement> {
    const data = await this.#find(intentId)
    const status = data && textOf(data.status)
    if (!data || !status) return { status: 'pending' }
    const said = cardResult(status, textOf(data.gateway_response) ?? '')
    return said.status === 'paid'
      ? { ...said, receipt: textOf(data.id), amount: moneyOf(data) }
      : said
  }

  /**
   * Looked up before it is asked for: a second refund would send the money twice. Messages about one that failed may be lost, or be about one
   * before: the list tells.
   */
  async refund({ amountMinor, earlier, hours, intentId, receipt }: Refund): Promise<Refunding> {
    const found = receipt ? null : await this.#find(intentId)
    const transaction = receipt ?? textOf(found?.id)
    if (!transaction) throw new Error(`the transaction of ${intentId} is not known`)
    const made = await this.#list(
      `/refund?transaction=${encodeURIComponent(transaction)}&perPage=100`
    )
    /* One of another amount was made by hand, at the gateway. */
    const listed = made
      .map(refundOf)
      .filter((one) => one.amountMinor === amountMinor && one.isOf(intentId, transaction))
    const { known, tries } = findRefund(listed, {
      earlier: earlier.filter((one) => one.amountMinor === amountMinor),
      owedAt: DateTime.utc().minus({ hours }).toMillis(),
    })
    if (!known && tries > 0 && isLeftToPerson({ tries, hours })) return { status: 'byHand' }
    const { id, status } = known ?? (await this.#giveBack(intentId, amountMinor))
    if (!id)
      throw new UnknownOutcome(`the payment gateway gave the refund of ${intentId} no number`)
    if (status === NEEDS_ATTENTION) return { status: 'byHand', reference: id }
    return refundResult(status) === 'done'
      ? { status: 'done', receipt: id }
      : { status: 'asked', reference: id }
  }

  async listMoved(from: DateTime, to: DateTime, refundsFrom: DateTime): Promise<Moved[]> {
    const transactions = await this.#listAll('/transaction', from, to)
    const refunds = await this.#listAll('/refund', refundsFrom, to)
    return [...transactions.map(movedPayment), ...refunds.map(movedRefund)].filter(
      (one) => one !== null
    )
  }

  /** Over the bytes as they came. */
  isSigned(raw: string, signature: string) {
    const secret = this.#settings.secretKey!.release()
    const expected = createHmac('sha512', secret).update(raw).digest()
    const given = Buffer.from(signature, 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  /** Its list may have it only later than the answer that was lost. */
  async #giveBack(transaction: string, amount: number) {
    try {
      return refundOf(await this.#ask('/refund', { transaction, amount }))
    } catch (error) {
      if (isRefusal(error)) throw error
      const unknown = `the payment gateway may have taken on the refund of ${transaction}`
      throw new UnknownOutcome(unknown, { cause: error })
    }
  }

  async #find(reference: string) {
    try {
      return await this.#ask(`/transaction/verify/${encodeURIComponent(reference)}`)
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  }

  /**
   * Its pages shift when something comes into the list, or leaves it, while they are read: each counts once by its number, and a
   * list of which one is missing is read again.
   */
  async #listAll(path: string, from: DateTime, to: DateTime) {
    for (let attempt = 1; attempt <= LISTED_TRIES; attempt++) {
      const { isWhole, rows } = await this.#listOnce(path, from, to)
      if (isWhole) return rows
    }
    throw new Error(`the list of the payment gateway at ${path} moves while it is read`)
  }

  async #listOnce(path: string, from: DateTime, to: DateTime) {
    const byNumber = new Map<string, Record<string, unknown>>()
    const between = `from=${iso(from)}&to=${iso(to)}&perPage=${LISTED_AT_ONCE}`
    const totals = new Set<number | null>()
    let doubled = 0
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { rows, total } = await this.#page(`${path}?${between}&page=${page}`)
      totals.add(total)
      for (const row of rows) {
        const number = textOf(row.id) ?? `${page}/${byNumber.size}`
        if (byNumber.has(number)) doubled++
        byNumber.set(number, row)
      }
      if (rows.length === LISTED_AT_ONCE) continue
      const isSame = totals.size === 1 && (total === null || byNumber.size === total)
      const isWhole = isSame && doubled === 0
      return { isWhole, rows: [...byNumber.values()] }
    }
    throw new Error(`the payment gateway lists more than ${MOST_PAGES} pages of ${path}`)
  }

  async #list(path: string) {
    const { rows } = await this.#page(path)
    return rows
  }

  /** @returns `total` as the gateway counts, null where it does not say */
  async #page(path: string) {
    const { data, meta } = await this.#call(path)
    if (!Array.isArray(data)) throw new Error(`the payment gateway lists nothing at ${path}`)
    const total = Number(textOf(asObject(meta)?.total) ?? Number.NaN)
    return {
      rows: data.map(asObject).filter((one) => one !== null),
      total: Number.isSafeInteger(total) ? total : null,
    }
  }

  async #ask(path: string, body?: object) {
    const { data } = await this.#call(path, body)
    return asObject(data) ?? {}
  }

  #call(path: string, body?: object) {
    const { baseUrl, secretKey } = this.#settings
    return callGateway({
      url: `${baseUrl}${path}`,
      authorization: `Bearer ${secretKey!.release()}`,
      body,
    })
  }
}

const LISTED_AT_ONCE = 100
const MOST_PAGES = 1000
const LISTED_TRIES = 3

const iso = (moment: DateTime) => encodeURIComponent(moment.toUTC().toISO() ?? '')

const isRefusal = (error: unknown) =>
  error instanceof GatewayError && error.status >= 400 && error.status < 500

/** It says so with 400 or 404. */
function isUnknown(error: unknown) {
  if (!(error instanceof GatewayError)) return false
  return error.status === 404 || /not found/i.test(textOf(error.answer?.message) ?? '')
}
