import app from '@adonisjs/core/services/app'
import { PaymentManager } from '#services/payments/payment_manager'

let payments: PaymentManager

await app.booted(async () => {
  payments = await app.container.make(PaymentManager)
})

export { payments as default }
