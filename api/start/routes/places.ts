import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, cached, viewer } from '#start/routes/shared'

const DAY = 86_400

apiRoutes(() => {
  router
    .group(() => {
      router.get('counties', [controllers.places.Places, 'counties']).as('counties')
      router.get('towns', [controllers.places.Places, 'towns']).as('towns')
      router.get('destinations', [controllers.places.Places, 'destinations']).as('destinations')
      router.get('suggestions', [controllers.places.Places, 'suggestions']).as('suggestions')
    })
    .prefix('places')
    .as('places')
    .use([viewer(), cached(DAY)])
})
