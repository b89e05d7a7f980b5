import { createHash } from 'node:crypto'
import type { Failure, Settlement } from '#domain/payment_lifecycle'
import type {
  Attempt,
  Charge,
  Opening,
  PaymentGateway,
  Price,
  Refund,
  Refunding,
} from '#services/payments/gateway'

/** Last four digits of the phone per outcome, after M-Pesa's result codes; others pay. */
const SCRIPTS = {
  paid: '0000',
  insufficientFunds: '0001',
  limitReached: '0004',
  cancelledByUser: '1032',
  wrongPin: '2001',
  phoneUnreachable: '1037',
  subscriberLocked: '1001',
  declined: '2002',
  unanswered: '1019',
  slow: '1010',
  /** Pays, but cannot be refunded. */
  refundRefused: '9999',
} as const
export type Script = keyof typeof SCRIPTS

export const SLOW_SECONDS = 10

const TOKEN = /^sim_([a-zA-Z]+)$/
const REFERENCE = /^SIMULATED-([a-zA-Z]+)-(\d+)-/

/**
 * Simulated payments for demo and tests: **no money moves**. The outcome follows from the token
 * (`sim_wrongPin`) or the phone and is encoded in the reference, so restarts do not matter. Refused in
 * production (services/production_guard).
 */
export class SimulatorGateway implements PaymentGateway {
  readonly name = 'simulator'
  readonly asksPhone = false

  accepts(token: string) {
    return scriptOf(token) !== null
  }

  amountOf({ totalMinor, currency }: Price) {
    return { amountMinor: totalMinor, currency }
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
        return { status: 'pending' }
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

  async refund({ earlier, intentId, gatewayReference }: Refund): Promise<Refunding> {
    if (gatewayReference?.includes('-refundRefused-')) {
      throw new Error(`the simulated refund of ${intentId} was refused`)
    }
    const place = earlier.length > 0 ? `-${earlier.length + 1}` : ''
    return { status: 'done', receipt: `${receiptOf(intentId)}-BACK${place}` }
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

/** Deterministic. */
function short(intentId: string) {
  return createHash('sha256').update(intentId).digest('hex').slice(0, 10).toUpperCase()
}
