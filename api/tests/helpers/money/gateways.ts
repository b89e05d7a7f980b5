import { hearCardEvent } from '#actions/payments/hear_card_event'
import { hearPromptResult } from '#actions/payments/hear_prompt_result'
import { hearRefundResult } from '#actions/payments/hear_refund_result'
import { hearTransferResult, hearTransferStatus } from '#actions/payments/hear_transfer_result'
import {
  promptResult,
  receiptOf,
  reversalResult,
  transferResult,
  transferStatus,
  type Transfer,
} from '#doubles/daraja'
import { signatureOf } from '#doubles/paystack'
import type Payment from '#models/payment'
import type { Unsaid } from '#doubles/server'
import { darajaDouble, pathOf } from '#tests/helpers/daraja_double'
import { offerGateways } from '#tests/helpers/payments'
import { paystackDouble } from '#tests/helpers/paystack_double'

/**
 * - `fine`: every question gets its answer
 * - `away`: nothing arrives
 * - `mute`: what is asked arrives and is done, and the answer is lost
 */
export const LINES = ['fine', 'away', 'mute'] as const
type Line = (typeof LINES)[number]

type Name = 'mpesa' | 'paystack'

/** Who hears what they say. */
const HERE = {
  hearPromptResult,
  hearRefundResult,
  hearCardEvent,
  hearTransferResult,
  hearTransferStatus,
}
export type Hearing = Record<keyof typeof HERE, (...said: [string, string]) => Promise<unknown>>

/**
 * Both gateways as they really are: who has paid, and what has gone back. They talk over HTTP.
 * @param now their clock, in ms
 */
export async function trueGateways(hearing: Hearing = HERE, now?: () => number) {
  let unanswered = 0
  /** What was asked about payouts, and not answered yet. */
  const questions: { of: Transfer | null; address: string }[] = []
  const daraja = await darajaDouble({
    onQuestion: (of, address) => void questions.push({ of, address }),
  })
  const paystack = await paystackDouble(now)
  const restore = offerGateways({ mpesa: daraja.settings, paystack: paystack.settings })
  const secret = paystack.settings.secretKey.release()
  /** By receipt, in minor units: Safaricom reverses a transaction once. */
  const reversed = new Map<string, number>()
  /** What Daraja says of each reversal, by its reference. */
  const said = new Map<string, string>()
  /** What somebody sent by hand, by payment. */
  const byHand = new Map<number, number>()
  /** What banks took back, by reference: of each transaction a dispute ends once. */
  const taken = new Map<string, number>()
  /** Where all of it was, and the bank names no amount. */
  const unnamed = new Set<string>()
  /** Where a bank asks, and has not said how that ends. */
  const asking = new Set<number>()
  /** Messages that were taken: nobody sends one again that was. */
  const acknowledged = new Set<string>()
  /** What banks have said while nobody listened. */
  const unheard = new Map<string, [word: string, data: object]>()

  const prompt = (place: number) => daraja.prompts[place % daraja.prompts.length]
  const transaction = (place: number) => paystack.transactions[place % paystack.transactions.length]
  const nameIn = (url: string) => pathOf(url).split('/').at(-1)!
  const sendEvent = (event: string, data: object, signed = true) =>
    hearing.hearCardEvent(
      JSON.stringify({ event, data }),
      signatureOf({ event, data }, signed ? secret : 'of somebody else')
    )

  return {
    /** What a process of its own is told of them. */
    settings: { mpesa: daraja.settings, paystack: paystack.settings },

    /** Whoever was asked to pay does, M-Pesa its hosts as well. */
    everybodyPays() {
      for (const one of [...daraja.prompts, ...daraja.transfers]) one.code ??= '0'
      for (const one of paystack.transactions) one.status = 'success'
    },

    reset() {
      for (const list of [daraja.asked, paystack.asked]) list.length = 0
      for (const list of [daraja.prompts, daraja.reversals, daraja.transfers]) list.length = 0
      questions.length = 0
      for (const list of [paystack.transactions, paystack.refunds]) list.length = 0
      reversed.clear()
      said.clear()
      taken.clear()
      byHand.clear()
      acknowledged.clear()
      unheard.clear()
      unnamed.clear()
      asking.clear()
      this.line('fine')
    },

    line(line: Line) {
      for (const double of [daraja, paystack]) {
        double.fails(
          line === 'fine'
            ? null
            : (asked) => {
                if (asked.path.startsWith('/oauth')) return null
                if (line === 'mute') double.answer(asked)
                return { status: 503, body: {} }
              }
        )
      }
    },

    /**
     * They take the line and say nothing for as long as anybody waits.
     * @param isDone what is asked is done all the same
     * @param givesTokens whoever asks for one of Daraja's gets it
     */
    say(nothing: Unsaid, isDone: boolean, givesTokens = isDone) {
      for (const double of [daraja, paystack]) {
        double.fails((asked) => {
          if (givesTokens && asked.path.startsWith('/oauth')) return null
          if (isDone) double.answer(asked)
          unanswered++
          return nothing
        })
      }
    },

    unanswered: () => unanswered,

    /** A payer pays, or does not. @param short pays a shilling less, which only cards can */
    payerAnswers(gateway: Name, place: number, code: string, short = false) {
      if (gateway === 'mpesa') {
        const one = prompt(place)
        if (one) one.code ??= code
        return
      }
      const one = transaction(place)
      if (!one || one.status === 'success') return
      one.status = code === '0' ? 'success' : 'failed'
      if (one.status === 'success' && short) one.amount -= 100
    },

    /** A message comes, once more perhaps, or from somebody who makes it up. */
    async message(gateway: Name, place: number, kind: (typeof MESSAGES)[number]) {
      if (gateway === 'mpesa') {
        const one = prompt(place)
        if (!one) return
        const name = kind === 'unknown' ? 'f'.repeat(64) : nameIn(one.callback)
        const code = kind === 'true' ? one.code : '0'
        if (code === null) return
        const amount = kind === 'otherAmount' ? one.amount - 1 : one.amount
        await hearing.hearPromptResult(name, JSON.stringify(promptResult(one, { code, amount })))
        if (kind === 'true') acknowledged.add(one.reference)
        return
      }
      const one = transaction(place)
      if (!one || (kind === 'true' && one.status !== 'success')) return
      const data =
        kind === 'unknown' ? { ...one, reference: 'pay_unknown' } : { ...one, status: 'success' }
      if (kind === 'otherAmount') data.amount -= 100
      /** Nobody else can sign; an unsigned message is refused. */
      await sendEvent('charge.success', data, kind !== 'forged').catch(refusedAlone)
      if (kind === 'true') acknowledged.add(one.reference)
    },

    /** What became of a refund that was taken on. Said once more when it is known already. */
    async refundAnswers(gateway: Name, place: number, isDone: boolean) {
      if (gateway === 'mpesa') {
        const one = daraja.reversals[place % daraja.reversals.length]
        if (!one) return
        const code = said.get(one.reference) ?? (isDone ? codeOfReversal(one) : '1')
        said.set(one.reference, code)
        if (code === '1') refuseEarlier(one)
        await hearing.hearRefundResult(
          nameIn(one.callback),
          JSON.stringify(reversalResult(one, { code }))
        )
        acknowledged.add(one.reference)
        return
      }
      const one = paystack.refunds[place % paystack.refunds.length]
      if (!one) return
      if (one.status === 'pending') one.status = isDone ? 'processed' : 'failed'
      await sendEvent(`refund.${one.status}`, one)
      acknowledged.add(`${one.id}`)
    },

    /** Whatever has not been heard is said, as gateways do until somebody takes it. */
    async sayTheRest() {
      for (const [name, event] of unheard) {
        await sendEvent(...event)
        unheard.delete(name)
      }
      const places = ({ length }: { length: number }) => Array.from({ length }, (_, place) => place)
      for (const place of places(daraja.prompts)) {
        const isTaken = acknowledged.has(daraja.prompts[place].reference)
        if (!isTaken) await this.message('mpesa', place, 'true')
      }
      for (const place of places(paystack.transactions)) {
        const isTaken = acknowledged.has(paystack.transactions[place].reference)
        if (!isTaken) await this.message('paystack', place, 'true')
      }
      for (const place of places(daraja.reversals)) {
        const isTaken = acknowledged.has(daraja.reversals[place].reference)
        if (!isTaken) await this.refundAnswers('mpesa', place, true)
      }
      for (const place of places(paystack.refunds)) {
        const isTaken = acknowledged.has(`${paystack.refunds[place].id}`)
        if (!isTaken) await this.refundAnswers('paystack', place, true)
      }
    },

    /** M-Pesa says by itself how payouts ended; what was taken is not said again. */
    async sayTransfers() {
      for (const one of daraja.transfers) {
        if (one.code === null || acknowledged.has(one.reference)) continue
        const result = transferResult(one, { code: one.code })
        await hearing.hearTransferResult(nameIn(one.callback), JSON.stringify(result))
        acknowledged.add(one.reference)
      }
    },

    /** M-Pesa answers who asked what became of payouts, once; of those that it never had it knows none. */
    async answerQuestions() {
      for (const { of, address } of questions.splice(0)) {
        const status = of?.code === '0' ? 'Completed' : 'Pending'
        const name = pathOf(address).split('/').at(-2)!
        await hearing.hearTransferStatus(name, JSON.stringify(transferStatus(of, { status })))
      }
    },

    /** What hosts have by M-Pesa, in minor units. */
    paidOut: () =>
      daraja.transfers
        .filter(({ code }) => code === '0')
        .reduce((sum, { amount }) => sum + amount * 100, 0),

    /** A guest's bank takes a payment back: it is said first, and then lost or not, as a whole or in part. */
    async dispute(
      place: number,
      end: 'open' | 'declined' | 'merchant-accepted',
      part: (typeof PARTS)[number] = 1
    ) {
      const one = transaction(place)
      if (one?.status !== 'success') return
      const { reference } = one
      const made = paystack.refunds.filter(
        (refund) => refund.transaction_reference === reference && refund.status !== 'failed'
      )
      const left = made.reduce((rest, refund) => rest - refund.amount, one.amount)
      if (end === 'merchant-accepted' && !taken.has(reference)) {
        taken.set(reference, Math.min(left, Math.round(one.amount * part)))
        if (part === 1) unnamed.add(reference)
      }
      if (end === 'declined' && !taken.has(reference)) taken.set(reference, 0)
      const amount = taken.get(reference)
      const event = amount === undefined ? 'create' : 'resolve'
      const word = `charge.dispute.${event}`
      const data = {
        id: one.id + 1,
        transaction: { reference },
        status: event,
        resolution: resolutionOf(amount),
        currency: one.currency,
        refund_amount: unnamed.has(reference) ? null : amount,
      }
      if (amount === undefined) asking.add(paystack.transactions.indexOf(one))
      unheard.set(`${word} ${reference}`, [word, data])
      await sendEvent(word, data)
      unheard.delete(`${word} ${reference}`)
    },

    /** Banks that have asked take nothing in the end. @returns whether one had */
    async endDisputes() {
      for (const place of asking) await this.dispute(place, 'declined')
      return asking.size > 0
    },

    sendByHand(payment: number, amount: number) {
      byHand.set(payment, (byHand.get(payment) ?? 0) + amount)
    },

    /** What moved at the gateway, in minor units. */
    truthOf(payment: Payment) {
      if (payment.gateway === 'mpesa') {
        const one = daraja.prompts.find(({ callback }) => callback.endsWith(payment.callbackName!))
        const isPaid = one?.code === '0'
        return {
          paid: isPaid ? one.amount * 100 : 0,
          back: one ? (reversed.get(receiptOf(one)) ?? 0) + (byHand.get(payment.id) ?? 0) : 0,
          lost: 0,
        }
      }
      const one = paystack.transactions.find(({ reference }) => reference === payment.intentId)
      const made = paystack.refunds.filter(
        (refund) =>
          refund.transaction_reference === payment.intentId && refund.status === 'processed'
      )
      return {
        paid: one?.status === 'success' ? one.amount : 0,
        back: made.reduce((sum, { amount }) => sum + amount, byHand.get(payment.id) ?? 0),
        lost: taken.get(payment.intentId) ?? 0,
      }
    },

    /** Of an attempt among the prompts or transactions; -1 where it never arrived. */
    placeOf: ({ callbackName, gateway, intentId }: Payment) =>
      gateway === 'mpesa'
        ? daraja.prompts.findIndex(({ callback }) => callback.endsWith(callbackName!))
        : paystack.transactions.findIndex(({ reference }) => reference === intentId),

    counts: () => ({
      prompts: daraja.prompts.length,
      transactions: paystack.transactions.length,
      reversals: daraja.reversals.length,
      refunds: paystack.refunds.length,
    }),

    async close() {
      restore()
      await daraja.close()
      await paystack.close()
    },
  }

  /** M-Pesa works in order: when it refuses one, those of the same money before it were not made either. */
  function refuseEarlier(refused: { receipt: string }) {
    for (const one of daraja.reversals) {
      if (one === refused) return
      if (one.receipt === refused.receipt && !said.has(one.reference)) said.set(one.reference, '1')
    }
  }

  function codeOfReversal({ amount, receipt }: { amount: number; receipt: string }) {
    if (reversed.has(receipt)) return 'R000001'
    reversed.set(receipt, amount * 100)
    return '0'
  }
}

/** Of a payment, that its guest's bank takes. */
export const PARTS = [1, 0.5, 0.01] as const

function resolutionOf(taken: number | undefined) {
  if (taken === undefined) return null
  return taken === 0 ? 'declined' : 'merchant-accepted'
}

export const MESSAGES = ['true', 'true', 'forged', 'otherAmount', 'unknown'] as const

export type TrueGateways = Awaited<ReturnType<typeof trueGateways>>

/** 401 to whoever sends what is not signed. */
function refusedAlone(error: unknown) {
  if ((error as { status?: number }).status !== 401) throw error
}
