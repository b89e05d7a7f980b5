import vine from '@vinejs/vine'
import paymentsConfig from '#config/payments'
import { kenyanPhone } from '#validators/rules/kenyan_phone'

/** POST /bookings/:id/payment. Without an amount: it is the booking's own (contract). */
export const startPaymentValidator = vine.create({
  gateway: vine.enum(paymentsConfig.offered).optional(),
  phone: kenyanPhone().nullable().optional(),
  token: vine
    .string()
    .trim()
    .regex(/^[\w-]{1,120}$/)
    .nullable()
    .optional(),
})

/** POST /bookings/:id/payment/confirm. Without an id the last attempt. */
export const confirmPaymentValidator = vine.create({
  paymentIntentId: vine
    .string()
    .trim()
    .regex(/^[\w-]{1,80}$/)
    .nullable()
    .optional(),
})
