import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { MAX_PROPERTY_PHOTOS } from '#domain/listing'
import { middleware } from '#start/kernel'
import { apiRoutes, cached, ID, signedIn, viewer } from '#start/routes/shared'

/** One extra is counted for the refusal's text. */
const photos = () =>
  middleware.upload({ kind: 'properties', maxFiles: MAX_PROPERTY_PHOTOS, excess: 'count' })

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
        .get('host', [controllers.properties.HostProperties, 'index'])
        .use(signedIn())
        .as('hosted')
      router
        .get('export.csv', [controllers.properties.PropertyExports, 'show'])
        .use(signedIn())
        .as('export')
      router
        .get('search', [controllers.properties.PropertySearches, 'index'])
        .use([viewer(), cached(30)])
        .as('search')
      router
        .get('pins', [controllers.properties.PropertyPins, 'index'])
        .use([viewer(), cached(30)])
        .as('pins')
      router
        .get('popular', [controllers.properties.PopularProperties, 'index'])
        .use([viewer(), cached(60)])
        .as('popular')
      router
        .get('radius/:place/:km', [controllers.properties.NearbyProperties, 'index'])
        .use([viewer(), cached(60)])
        .as('radius')
      router
        .get(':id', [controllers.properties.Properties, 'show'])
        .use([viewer(), cached(30)])
        .as('show')
      router.get(':id/quote', [controllers.properties.Quotes, 'show']).use(viewer()).as('quote')
      router
        .get(':id/bookings/availability', [controllers.properties.Availability, 'show'])
        .use(viewer())
        .as('availability')
      router
        .get(':id/reviews', [controllers.reviews.PropertyReviews, 'index'])
        .use([viewer(), cached(30)])
        .as('reviews')
      router
        .get(':id/reviews/stats', [controllers.reviews.PropertyReviews, 'stats'])
        .use([viewer(), cached(30)])
        .as('reviewStats')

      router
        .group(() => {
          router
            .post('/', [controllers.properties.Listings, 'store'])
            .use([middleware.throttle(['listings']), photos()])
            .as('store')
          router
            .put(':id', [controllers.properties.Listings, 'update'])
            .use([middleware.throttle(['listingChanges']), photos()])
            .as('update')
          router.delete(':id', [controllers.properties.Listings, 'destroy']).as('destroy')
          router
            .post(':id/copy', [controllers.properties.Copies, 'store'])
            .use(middleware.throttle(['listings']))
            .as('copy')
          router.put(':id/host', [controllers.properties.HandOvers, 'update']).as('handOver')
          router
            .put(':id/prices', [controllers.properties.Prices, 'update'])
            .use(middleware.throttle(['listingChanges']))
            .as('setPrices')
          router
            .put(':id/stay-rules', [controllers.properties.StayRules, 'update'])
            .use(middleware.throttle(['listingChanges']))
            .as('setStayRules')
          router
            .post(':id/photos', [controllers.properties.Photos, 'store'])
            .use([middleware.throttle(['listingChanges']), photos()])
            .as('addPhotos')
          router
            .put(':id/photos/order', [controllers.properties.PhotoArrangements, 'order'])
            .as('orderPhotos')
          router
            .put(':id/photos/:photoId', [controllers.properties.Photos, 'update'])
            .as('updatePhoto')
          router
            .delete(':id/photos/:photoId', [controllers.properties.Photos, 'destroy'])
            .as('destroyPhoto')
          router
            .put(':id/photos/:photoId/primary', [
              controllers.properties.PhotoArrangements,
              'choosePrimary',
            ])
            .as('choosePrimaryPhoto')
          router
            .get(':id/bookings', [controllers.properties.PropertyBookings, 'index'])
            .as('bookings')
          router
            .post(':id/bookings', [controllers.properties.PropertyBookings, 'store'])
            .use(middleware.throttle(['reservations']))
            .as('addBooking')
          router.get(':id/blocks', [controllers.properties.Blocks, 'index']).as('blocks')
          router.post(':id/blocks', [controllers.properties.Blocks, 'store']).as('block')
          router.delete(':id/blocks', [controllers.properties.Blocks, 'destroy']).as('unblock')
        })
        .use(signedIn())
    })
    .prefix('properties')
    .where('id', ID)
    .where('photoId', ID)
    .as('properties')
})
