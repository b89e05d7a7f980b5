import { DateTime } from 'luxon'
import { toMajor, wholeShillings } from '#domain/money'
import { accountOf } from '#domain/mpesa_account'
import { promptResult } from '#domain/mpesa_results'
import type { Settlement } from '#domain/payment_lifecycle'
import { isLeftToPerson } from '#domain/refunds'
import { GatewayError, textOf } from '#services/payments/call_gateway'
import { DarajaClient, problemOf, released, subscriberOf } from '#services/payments/daraja_client'
import type {
  Attempt,
  Charge,
  Opening,
  PaymentGateway,
  Price,
  Refund,
  Refunding,
} from '#services/payments/gateway'
import { MpesaPayouts } from '#services/payments/mpesa_payouts'
import { refuseUnlessComplete, type GatewaySettings } from '#services/payments/settings'

/** Most characters that Daraja takes. */
const DESCRIPTION_LENGTH = 13

const DARAJA_TIME = 'yyyyMMddHHmmss'

/**
 * M-Pesa by Daraja: a prompt on the payer's phone (STK push), whose end it reports to the attempt's own address
 * and tells whoever asks. An accepted prompt is not a payment.
 */
export class MpesaGateway implements PaymentGateway {
  readonly name = 'mpesa'
  readonly asksPhone = true
  readonly #settings: GatewaySettings['mpesa']
  readonly #daraja: DarajaClient
  readonly payouts: MpesaPayouts | null

  constructor(settings: GatewaySettings) {
    refuseUnlessComplete('mpesa', settings)
    this.#settings = settings.mpesa
    this.#daraja = new DarajaClient(settings.mpesa)
    const { payouts } = settings.mpesa
    this.payouts = payouts ? new MpesaPayouts(this.#daraja, payouts) : null
  }

  tryKey() {
    return this.#daraja.prepare()
  }

  accepts() {
    return false
  }

  /** Half a shilling more or less at most. */
  amountOf({ totalKesMinor }: Price) {
    return { amountMinor: wholeShillings(totalKesMinor), currency: 'KES' as const }
  }

  async createIntent({ amountMinor, callbackUrl, description, phone }: Charge): Promise<Opening> {
    if (!phone) throw new Error('M-Pesa needs a phone')
    const subscriber = subscriberOf(phone)
    try {
      const answer = await this.#daraja.post('/mpesa/stkpush/v1/processrequest', {
        ...this.#signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: toMajor(amountMinor),
        PartyA: subscriber,
        PartyB: this.#settings.shortcode,
        PhoneNumber: subscriber,
        CallBackURL: callbackUrl,
        AccountReference: accountOf(description),
        TransactionDesc: accountOf(description).slice(0, DESCRIPTION_LENGTH),
      })
      const reference = textOf(answer.CheckoutRequestID)
      if (textOf(answer.ResponseCode) === '0' && reference) {
        return { status: 'pending', gatewayReference: reference }
      }
      return { status: 'failed', outcome: 'declined' }
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'subscriberLocked') return { status: 'failed', outcome: problem }
      if (problem === 'busy') return { status: 'failed', outcome: 'gatewayBusy' }
      throw error
    }
  }

  async confirm({ gatewayReference }: Attempt): Promise<Settlement> {
    if (!gatewayReference) return { status: 'pending' }
    try {
      const answer = await this.#daraja.post('/mpesa/stkpushquery/v1/query', {
        ...this.#signed(),
        CheckoutRequestID: gatewayReference,
      })
      const code = textOf(answer.ResultCode)
      if (code === null) return { status: 'pending' }
      const said = promptResult(code)
      return said.status === 'paid' ? { ...said, receipt: null } : said
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'underWay' || problem === 'busy') return { status: 'pending' }
      throw error
    }
  }

  /**
   * A reversal: Safaricom reverses a transaction once, so that asking again sends nothing twice, and that what is to follow a first part
   * cannot be sent by it, nor what has no receipt for a day.
   */
  async refund(
    { amountMinor, earlier, hours, intentId, receipt }: Refund,
    callbackUrl: string
  ): Promise<Refunding> {
    if (earlier.length > 0) return { status: 'byHand' }
    if (!receipt && isLeftToPerson({ tries: 0, hours })) return { status: 'byHand' }
    if (!receipt) throw new Error(`the M-Pesa receipt of ${intentId} is not known yet`)
    const answer = await this.#daraja.post('/mpesa/reversal/v1/request', {
      Initiator: this.#settings.initiator,
      SecurityCredential: released(this.#settings.securityCredential),
      CommandID: 'TransactionReversal',
      TransactionID: receipt,
      Amount: toMajor(amountMinor),
      ReceiverParty: this.#settings.shortcode,
      RecieverIdentifierType: '11',
      ResultURL: callbackUrl,
      QueueTimeOutURL: `${callbackUrl}/late`,
      Remarks: 'Stay cancelled',
      Occasion: '',
    })
    const reference = textOf(answer.ConversationID)
    if (textOf(answer.ResponseCode) !== '0' || !reference) {
      throw new GatewayError('the reversal was not taken on', 200, answer)
    }
    return { status: 'asked', reference }
  }

  #signed() {
    const { passkey, shortcode } = this.#settings
    const timestamp = DateTime.now().setZone('Africa/Nairobi').toFormat(DARAJA_TIME)
    const password = `${shortcode}${released(passkey)}${timestamp}`
    return {
      BusinessShortCode: shortcode,
      Password: Buffer.from(password).toString('base64'),
      Timestamp: timestamp,
    }
  }
}
