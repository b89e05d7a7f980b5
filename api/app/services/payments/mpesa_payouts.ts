import { toMajor, toMinor } from '#domain/money'
import { GatewayError, textOf } from '#services/payments/call_gateway'
import {
  isTokenRefused,
  problemOf,
  released,
  subscriberOf,
  type DarajaClient,
} from '#services/payments/daraja_client'
import type { MpesaSettings } from '#services/payments/settings'

type TransferOrder = {
  /** our name of it: an order of the same name is not taken twice */
  reference: string
  /** +254… */
  phone: string
  /** whole shillings, in minor units */
  amountMinor: number
  callbackUrl: string
}

/** `notAsked`: may be asked again; `unknown`: only its end can tell, so that it is asked about and not asked for again. */
type Taken =
  | { status: 'accepted'; conversationId: string }
  | { status: 'refused'; code: string }
  | { status: 'notAsked' | 'unknown' }

/** Daraja has refused what begins so before anything was done. */
const REFUSED = '400.'

/** Payouts by M-Pesa: Daraja's B2C, whose end it reports to the order's own address, and tells there when it is asked. */
export class MpesaPayouts {
  readonly #settings: NonNullable<MpesaSettings['payouts']>
  readonly #daraja: DarajaClient

  constructor(daraja: DarajaClient, settings: NonNullable<MpesaSettings['payouts']>) {
    this.#daraja = daraja
    this.#settings = settings
  }

  /** In one go; minor units. */
  get mostMinor() {
    return toMinor(this.#settings.most)
  }

  async send({ amountMinor, callbackUrl, phone, reference }: TransferOrder): Promise<Taken> {
    try {
      await this.#daraja.prepare()
    } catch {
      return { status: 'notAsked' }
    }
    try {
      const { credential, initiator, shortcode } = this.#settings
      const answer = await this.#daraja.post('/mpesa/b2c/v3/paymentrequest', {
        OriginatorConversationID: reference,
        InitiatorName: initiator,
        SecurityCredential: released(credential),
        CommandID: 'BusinessPayment',
        Amount: toMajor(amountMinor),
        PartyA: shortcode,
        PartyB: subscriberOf(phone),
        Remarks: 'Payout',
        ...addressesOf(callbackUrl),
        Occassion: reference,
      })
      return readAnswer(answer)
    } catch (error) {
      return readError(error)
    }
  }

  /** Asks what became of an order; the answer comes to `callbackUrl`/status. @throws when it was not taken on */
  async ask({ callbackUrl, reference }: Pick<TransferOrder, 'callbackUrl' | 'reference'>) {
    const { credential, initiator, shortcode } = this.#settings
    await this.#daraja.post('/mpesa/transactionstatus/v1/query', {
      Initiator: initiator,
      SecurityCredential: released(credential),
      CommandID: 'TransactionStatusQuery',
      OriginalConversationID: reference,
      PartyA: shortcode,
      IdentifierType: '4',
      ...addressesOf(`${callbackUrl}/status`),
      Remarks: 'Payout',
      Occasion: '',
    })
  }
}

const addressesOf = (url: string) => ({
  ResultURL: url,
  QueueTimeOutURL: url.endsWith('/status') ? url : `${url}/late`,
})

function readAnswer(answer: Record<string, unknown>): Taken {
  const code = textOf(answer.ResponseCode)
  const conversationId = textOf(answer.ConversationID)
  if (code === '0' && conversationId) return { status: 'accepted', conversationId }
  return code === null || code === '0' ? { status: 'unknown' } : { status: 'refused', code }
}

function readError(error: unknown): Taken {
  if (isTokenRefused(error) || problemOf(error) === 'busy') return { status: 'notAsked' }
  const code = error instanceof GatewayError ? textOf(error.answer?.errorCode) : null
  return code?.startsWith(REFUSED) ? { status: 'refused', code } : { status: 'unknown' }
}
