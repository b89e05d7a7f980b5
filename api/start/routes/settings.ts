/* Specification §2.14. */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.settings.Settings, 'show']).as('show')
      router.put('/', [controllers.settings.Settings, 'update']).as('update')
      router.post('two-factor', [controllers.settings.TwoFactor, 'store']).as('startTwoFactor')
      router
        .put('two-factor', [controllers.settings.TwoFactor, 'update'])
        .use(middleware.throttle(['secondFactors']))
        .as('confirmTwoFactor')
      router.delete('two-factor', [controllers.settings.TwoFactor, 'destroy']).as('endTwoFactor')
    })
    .prefix('settings')
    .as('settings')
    .use(signedIn())

  router
    .group(() => {
      router.get('/', [controllers.settings.ActiveSessions, 'index']).as('index')
      router.delete('/', [controllers.settings.ActiveSessions, 'destroyOthers']).as('destroyOthers')
      router.delete(':id', [controllers.settings.ActiveSessions, 'destroy']).as('destroy')
    })
    .prefix('sessions')
    .where('id', ID)
    .as('sessions')
    .use(signedIn())
})
