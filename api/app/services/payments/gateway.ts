import type { Currency } from '#domain/money'
import type { Failure, Settlement } from '#domain/payment_lifecycle'

/** The gateways there are; PAYMENTS chooses which of them are offered, the first by default. */
export const GATEWAYS = ['simulator'] as const
export type GatewayName = (typeof GATEWAYS)[number]

/** What somebody is asked to pay, and by which means. */
export type Charge = {
  /** Our own name for the attempt: asked twice with the same one, a gateway charges once. */
  intentId: string
  amountMinor: number
  currency: Currency
  /** The phone to be prompted, +254…; null when there is none. */
  phone: string | null
  /** Another means of payment, as the gateway's own form handed it out. */
  token: string | null
  /** What the payer reads. */
  description: string
}

/** An attempt as a gateway remembers it. */
export type Attempt = {
  intentId: string
  /** What the gateway calls it; null when it was never heard of there. */
  gatewayReference: string | null
  amountMinor: number
  currency: Currency
}

/** The payer has been asked, or cannot even be asked. */
export type Opening =
  { status: 'pending'; gatewayReference: string } | { status: 'failed'; outcome: Failure }

/**
 * A way to pay: M-Pesa, cards, or a stand-in. Each call may take seconds, fail, and be repeated after a crash;
 * none runs inside a transaction. What is thrown means "not known", never "not paid".
 */
export interface PaymentGateway {
  readonly name: GatewayName

  /** Whether a token is one of theirs; null tokens are always fine. */
  accepts(token: string): boolean

  /** Asks the payer. */
  createIntent(charge: Charge): Promise<Opening>

  /** What has become of an attempt. Asking changes nothing, however often. */
  confirm(attempt: Attempt): Promise<Settlement>

  /**
   * Sends the whole amount back, once, however often it is asked to.
   * @returns the receipt
   * @throws when it has not gone back yet; it is then tried again
   */
  refund(attempt: Attempt): Promise<string>
}
