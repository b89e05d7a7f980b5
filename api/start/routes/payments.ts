import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .post(':id/payment', [controllers.payments.Payments, 'store'])
        .use(middleware.throttle(['payments']))
        .as('pay')
      router
        .post(':id/payment/confirm', [controllers.payments.PaymentConfirmations, 'store'])
        .as('confirmPayment')
    })
    .prefix('bookings')
    .where('id', ID)
    .as('bookings')
    .use(signedIn())
})
