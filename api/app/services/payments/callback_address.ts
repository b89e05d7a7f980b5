import { randomBytes } from 'node:crypto'
import { appUrl } from '#config/app'

/** Our own name of an attempt, for its gateway alone: whoever knows it may report on the attempt. */
export const newCallbackName = () => randomBytes(32).toString('hex')

/* Daraja takes no address with its own name, `query`, `sql`, `cmd` or `exe` in it. */

export const promptAddress = (name: string) => `${appUrl}/api/v1/payments/prompts/${name}`

export const refundAddress = (name: string) => `${appUrl}/api/v1/payments/refunds/${name}`

export const payoutAddress = (name: string) => `${appUrl}/api/v1/payments/payouts/${name}`

export const tripAddress = (booking: number) => `${appUrl}/dashboard/bookings/${booking}`
