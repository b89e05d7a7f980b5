import type { Failure } from '#domain/payment_lifecycle'

/** Numbers in callbacks, text in answers to queries, some with letters. */
const FAILED: Record<string, Failure> = {
  '1': 'insufficientFunds',
  '2': 'declined',
  '3': 'limitReached',
  '4': 'limitReached',
  '8': 'declined',
  '17': 'repeatedTooSoon',
  '26': 'gatewayBusy',
  '1001': 'subscriberLocked',
  '1019': 'timedOut',
  '1025': 'gatewayBusy',
  '1032': 'cancelledByUser',
  '1037': 'phoneUnreachable',
  '2001': 'wrongPin',
  '2028': 'declined',
  '8006': 'pinLocked',
  '9999': 'gatewayBusy',
}

/** Is said of a prompt that nobody has answered yet. */
const UNDER_WAY = ['4999']

type PromptResult =
  | { status: 'paid' }
  | { status: 'pending' }
  | { status: 'failed'; outcome: Failure }

/** The end of an STK push by its ResultCode. One that is not known moved no money: `declined`. */
export function promptResult(code: string): PromptResult {
  if (code === '0') return { status: 'paid' }
  if (UNDER_WAY.includes(code)) return { status: 'pending' }
  return { status: 'failed', outcome: Object.hasOwn(FAILED, code) ? FAILED[code] : 'declined' }
}

/** Answers of Daraja that are no results. */
type DarajaProblem = 'token' | 'underWay' | 'subscriberLocked' | 'busy' | 'other'

/** One code stands for a wrong password, a locked subscriber and a prompt under way: its words tell. */
export function darajaProblem(errorCode: string, message: string): DarajaProblem {
  if (errorCode === '404.001.03') return 'token'
  if (errorCode === '500.003.02' || errorCode === '500.003.03') return 'busy'
  if (errorCode !== '500.001.1001') return 'other'
  if (/lock/i.test(message)) return 'subscriberLocked'
  return /process/i.test(message) ? 'underWay' : 'other'
}

/** Of a reversal: the money has gone back, now or by an earlier one (`R000001`). */
export function isReversed(code: string): boolean {
  return code === '0' || code === 'R000001'
}
