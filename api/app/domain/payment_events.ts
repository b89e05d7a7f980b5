/**
 * What became of a message that came in a gateway's name:
 * - `heard`: of an attempt of ours, and as it was asked for
 * - `disputed`: says paid, and the gateway, asked again, says it was not, until it settles; or a guest's bank wants it back
 * - `otherAmount`, `otherAttempt`: came to an attempt's own address and fits it not
 * - `unknown`, `unsigned`, `unreadable`: forged, or not meant for us
 *
 * All but `heard` settle nothing and wait for a person.
 */
export const EVENT_VERDICTS = [
  'heard',
  'otherAmount',
  'otherAttempt',
  'unknown',
  'unsigned',
  'unreadable',
  'disputed',
] as const
export type EventVerdict = (typeof EVENT_VERDICTS)[number]

/** Gateways that send messages. */
export const TELLING_GATEWAYS = ['mpesa', 'paystack'] as const

/** Paystack's last word of a dispute. As `disputed` it says that the guest's bank has the money. */
export const DISPUTE_LOST = 'charge.dispute.resolve'
