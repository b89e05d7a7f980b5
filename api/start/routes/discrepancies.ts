import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.discrepancies.Discrepancies, 'index']).as('index')
      router.get('statements', [controllers.discrepancies.Statements, 'index']).as('statements')
      router
        .post('statements', [controllers.discrepancies.Statements, 'store'])
        .use([
          middleware.throttle(['statements']),
          middleware.upload({ kind: 'statements', maxFiles: 1 }),
        ])
        .as('addStatement')
      router.get(':id', [controllers.discrepancies.Discrepancies, 'show']).as('show')
      router.put(':id/resolved', [controllers.discrepancies.Discrepancies, 'update']).as('resolve')
    })
    .prefix('discrepancies')
    .where('id', ID)
    .as('discrepancies')
    .use(signedIn())
})
