/*
 * Properties: finding them, looking after them, and what hangs on one of them.
 */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, cached, ID, signedIn, viewer } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .get('/', [controllers.properties.Properties, 'index'])
        .use([viewer(), cached(30)])
        .as('index')
      router
        .get('my-properties', [controllers.properties.HostProperties, 'index'])
        .use(signedIn())
        .as('mine')
      router
        .get(':id', [controllers.properties.Properties, 'show'])
        .use([viewer(), cached(30)])
        .as('show')
      router.get(':id/quote', [controllers.properties.Quotes, 'show']).as('quote')
      router
        .get(':id/bookings/availability', [controllers.properties.Availability, 'show'])
        .as('availability')
      router
        .get(':id/reviews', [controllers.reviews.PropertyReviews, 'index'])
        .use([viewer(), cached(30)])
        .as('reviews')
      router
        .get(':id/reviews/stats', [controllers.reviews.PropertyReviews, 'stats'])
        .use([viewer(), cached(30)])
        .as('reviewStats')
    })
    .prefix('properties')
    .where('id', ID)
    .as('properties')
})
