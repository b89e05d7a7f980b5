import type { DateTime } from 'luxon'
import type { Currency } from '#domain/money'
import type { Failure, Money, Settlement } from '#domain/payment_lifecycle'
import type { Moved } from '#domain/reconciliation'

const GATEWAY_NAMES = ['mpesa', 'paystack', 'simulator'] as const
export type GatewayName = (typeof GATEWAY_NAMES)[number]

/** A booking's price, in its currency and in shillings. */
export type Price = { totalMinor: number; currency: Currency; totalKesMinor: number }

export type Charge = {
  /** Idempotency key for the gateway */
  intentId: string
  amountMinor: number
  currency: Currency
  /** +254… */
  phone: string | null
  email: string
  /** issued by the gateway's own form */
  token: string | null
  description: string
  /** where the gateway reports to; nobody else knows it */
  callbackUrl: string
  /** where it sends a payer back to who went there to pay */
  returnUrl: string
}

export type Attempt = {
  intentId: string
  /** null when unknown there */
  gatewayReference: string | null
  amountMinor: number
  currency: Currency
  receipt?: string | null
}

/** The payer has been asked, has to go to `redirectUrl`, or cannot be asked. */
export type Opening =
  | { status: 'pending'; gatewayReference: string; redirectUrl?: string }
  | { status: 'failed'; outcome: Failure }

/** Done at once; taken on, the gateway reports later, by this reference; or nothing that it can do by itself, so that a person does. */
export type Refunding =
  | { status: 'done'; receipt: string }
  | { status: 'asked'; reference: string }
  | { status: 'byHand'; reference?: string | null }

/** What went back of an attempt before: `number` is the gateway's, where it is known; `isMade` when the gateway has sent it. */
type Earlier = { amountMinor: number; number: string | null; isMade: boolean }

/** A part of an attempt, or all of it. `hours`: since it was owed. */
export type Refund = Attempt & { earlier: readonly Earlier[]; hours: number }

/** Calls may fail and be repeated, never in a transaction. An exception means "unknown", not "not paid". */
export interface PaymentGateway {
  readonly name: GatewayName

  /** Pays by a phone, which has to be a Kenyan one. */
  readonly asksPhone: boolean

  /** Read-only; only of gateways that are elsewhere. @throws GatewayError when our key is refused, or what it is that is away */
  tryKey?(): Promise<void>

  /** null is always accepted. */
  accepts(token: string): boolean

  /** What it would charge for a price. */
  amountOf(price: Price): Money

  createIntent(charge: Charge): Promise<Opening>

  /** Read-only. `pending` for an attempt that is not known there: it may only not have arrived yet. */
  confirm(attempt: Attempt): Promise<Settlement>

  /**
   * Refunds `amountMinor`, which may be less than was paid, and not the first part; idempotent.
   * @param callbackUrl where the gateway reports to when it takes its time
   * @throws UnknownOutcome when it may have been taken on, anything else when it has not; it is then tried again
   */
  refund(refund: Refund, callbackUrl: string): Promise<Refunding>

  /**
   * What was begun between two moments and moved money, payments and refunds; only of gateways that can say.
   * @param refundsFrom earlier, for a refund is begun once and may be asked about for weeks
   * @throws when it cannot be had whole
   */
  listMoved?(from: DateTime, to: DateTime, refundsFrom: DateTime): Promise<Moved[]>
}
