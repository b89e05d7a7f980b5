import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  /** Without HEAD, whose answer would never end. */
  router.route('live', ['GET'], [controllers.Live, 'show']).use(signedIn()).as('live.stream')
})
