import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.post('prompts/:name', [controllers.payments.PaymentEvents, 'prompt']).as('hearPrompt')
      router.post('refunds/:name', [controllers.payments.PaymentEvents, 'refund']).as('hearRefund')
      router
        .post('refunds/:name/late', [controllers.payments.PaymentEvents, 'late'])
        .as('hearLateRefund')
      router.post('payouts/:name', [controllers.payments.PaymentEvents, 'payout']).as('hearPayout')
      router
        .post('payouts/:name/status', [controllers.payments.PaymentEvents, 'payoutStatus'])
        .as('hearPayoutStatus')
      router
        .post('payouts/:name/late', [controllers.payments.PaymentEvents, 'latePayout'])
        .as('hearLatePayout')
      router.post('card-events', [controllers.payments.PaymentEvents, 'card']).as('hearCardEvent')
    })
    .prefix('payments')
    .where('name', /^[\w-]{8,80}$/)
    .as('payments')
    .use(middleware.throttle(['gatewayEvents']))

  router
    .group(() => {
      router.get('/', [controllers.payments.ReceivedEvents, 'index']).as('index')
      router.get(':id', [controllers.payments.ReceivedEvents, 'show']).as('show')
    })
    .prefix('payment-events')
    .where('id', ID)
    .as('paymentEvents')
    .use(signedIn())

  router
    .group(() => {
      router
        .post(':id/payment', [controllers.payments.Payments, 'store'])
        .use(middleware.throttle(['payments']))
        .as('pay')
      router
        .post(':id/payment/confirm', [controllers.payments.PaymentConfirmations, 'store'])
        .use(middleware.throttle(['paymentConfirmations']))
        .as('confirmPayment')
      router.put(':id/paid', [controllers.payments.PaymentNotes, 'update']).as('notePayment')
      router.put(':id/paid/undo', [controllers.payments.PaymentNotes, 'destroy']).as('undoPayment')
    })
    .prefix('bookings')
    .where('id', ID)
    .as('bookings')
    .use(signedIn())
})
