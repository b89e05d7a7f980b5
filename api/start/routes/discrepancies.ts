import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.discrepancies.Discrepancies, 'index']).as('index')
      router.get(':id', [controllers.discrepancies.Discrepancies, 'show']).as('show')
      router.put(':id/resolved', [controllers.discrepancies.Discrepancies, 'update']).as('resolve')
    })
    .prefix('discrepancies')
    .where('id', ID)
    .as('discrepancies')
    .use(signedIn())
})
