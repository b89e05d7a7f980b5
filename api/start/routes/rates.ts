import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, cached } from '#start/routes/shared'

/** New rates begin at midnight. */
const TEN_MINUTES = 600

apiRoutes(() => {
  router.get('rates', [controllers.Rates, 'show']).use(cached(TEN_MINUTES)).as('rates.show')
})
