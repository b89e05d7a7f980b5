import type { Currency } from '#domain/money'
import type { Failure, Settlement } from '#domain/payment_lifecycle'

export type GatewayName = 'simulator'

export type Charge = {
  /** Idempotency key for the gateway */
  intentId: string
  amountMinor: number
  currency: Currency
  /** +254… */
  phone: string | null
  /** issued by the gateway's own form */
  token: string | null
  description: string
}

export type Attempt = {
  intentId: string
  /** null when unknown there */
  gatewayReference: string | null
  amountMinor: number
  currency: Currency
}

/** The payer has been asked, or cannot be. */
export type Opening =
  { status: 'pending'; gatewayReference: string } | { status: 'failed'; outcome: Failure }

/** Calls may fail and be repeated, never in a transaction. An exception means "unknown", not "not paid". */
export interface PaymentGateway {
  readonly name: GatewayName

  /** null is always accepted. */
  accepts(token: string): boolean

  createIntent(charge: Charge): Promise<Opening>

  /** Read-only. `pending` for an attempt that is not known there: it may only not have arrived yet. */
  confirm(attempt: Attempt): Promise<Settlement>

  /**
   * Refunds the whole amount; idempotent.
   * @returns the receipt
   * @throws when it has not gone back yet; it is then tried again
   */
  refund(attempt: Attempt): Promise<string>
}
