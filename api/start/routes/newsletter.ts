/* Decisions §2.4; RFC 8058. */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .post('/', [controllers.newsletter.Subscriptions, 'store'])
        .use(middleware.throttle(['newsletterPerNetwork', 'newsletter']))
        .as('store')
      router
        .get('subscribers', [controllers.newsletter.Subscribers, 'index'])
        .use(signedIn())
        .as('subscribers')
      router
        .get('subscribers/export.csv', [controllers.newsletter.SubscriberExports, 'show'])
        .use(signedIn())
        .as('exportSubscribers')

      router
        .group(() => {
          router
            .get('confirm/:token', [controllers.newsletter.Confirmations, 'show'])
            .as('confirmPage')
          router
            .post('confirm/:token', [controllers.newsletter.Confirmations, 'store'])
            .as('confirm')
          router
            .get('unsubscribe/:token', [controllers.newsletter.Departures, 'show'])
            .as('unsubscribePage')
          router
            .post('unsubscribe/:token', [controllers.newsletter.Departures, 'store'])
            .as('unsubscribe')
        })
        .use(middleware.throttle(['newsletterLinks']))
    })
    .prefix('newsletter')
    .as('newsletter')
})
