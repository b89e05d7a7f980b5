import { createHash } from 'node:crypto'
import type { Failure, Settlement } from '#domain/payment_lifecycle'
import type { Attempt, Charge, Opening, PaymentGateway } from '#services/payments/gateway'

/**
 * What can happen, with the last four digits of the phone that makes it happen: M-Pesa's own result codes.
 * Every other phone pays.
 */
const SCRIPTS = {
  paid: '0000',
  insufficientFunds: '0001',
  limitReached: '0004',
  cancelledByUser: '1032',
  wrongPin: '2001',
  phoneUnreachable: '1037',
  subscriberLocked: '1001',
  declined: '2002',
  /** The payer never answers. */
  unanswered: '1019',
  /** The payer answers after ten seconds. */
  slow: '1010',
  /** Pays, but the money cannot be sent back. */
  refundRefused: '9999',
} as const
export type Script = keyof typeof SCRIPTS

/** Seconds a slow payer thinks. */
export const SLOW_SECONDS = 10

const TOKEN = /^sim_([a-zA-Z]+)$/
const REFERENCE = /^SIMULATED-([a-zA-Z]+)-(\d+)-/

/**
 * Simulated payments, for trying the product out and for tests: **no money moves**. What happens is decided by
 * the token (`sim_wrongPin`) or else by the last four digits of the phone, and written into the reference, so
 * that a restart changes nothing. The guard refuses it in production (services/production_guard).
 */
export class SimulatorGateway implements PaymentGateway {
  readonly name = 'simulator'

  accepts(token: string) {
    return scriptOf(token) !== null
  }

  async createIntent({ intentId, phone, token }: Charge): Promise<Opening> {
    const script = (token && scriptOf(token)) || scriptOfPhone(phone)
    if (script === 'subscriberLocked') return { status: 'failed', outcome: script }
    const gatewayReference = `SIMULATED-${script}-${Date.now()}-${short(intentId)}`
    return { status: 'pending', gatewayReference }
  }

  async confirm({ intentId, gatewayReference }: Attempt): Promise<Settlement> {
    const [, script, askedAt] = REFERENCE.exec(gatewayReference ?? '') ?? []
    switch (script as Script | undefined) {
      case undefined:
        return { status: 'failed', outcome: 'neverStarted' }
      case 'paid':
      case 'refundRefused':
        return { status: 'paid', receipt: receiptOf(intentId) }
      case 'slow':
        return Date.now() - Number(askedAt) < SLOW_SECONDS * 1000
          ? { status: 'pending' }
          : { status: 'paid', receipt: receiptOf(intentId) }
      case 'unanswered':
        return { status: 'pending' }
      default:
        return { status: 'failed', outcome: script as Failure }
    }
  }

  async refund({ intentId, gatewayReference }: Attempt) {
    if (gatewayReference?.includes('-refundRefused-')) {
      throw new Error(`the simulated refund of ${intentId} was refused`)
    }
    return `${receiptOf(intentId)}-BACK`
  }
}

function scriptOf(token: string): Script | null {
  const name = TOKEN.exec(token)?.[1] ?? ''
  return Object.hasOwn(SCRIPTS, name) ? (name as Script) : null
}

function scriptOfPhone(phone: string | null): Script {
  const ending = phone?.slice(-4)
  const found = Object.entries(SCRIPTS).find(([, digits]) => digits === ending)
  return (found?.[0] ?? 'paid') as Script
}

const receiptOf = (intentId: string) => `SIMULATED-${short(intentId)}`

/** Ten letters that name an intent, the same each time. */
function short(intentId: string) {
  return createHash('sha256').update(intentId).digest('hex').slice(0, 10).toUpperCase()
}
