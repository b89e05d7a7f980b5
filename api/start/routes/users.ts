/* Specification §7, Users. */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, cached, ID, signedIn, viewer } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .get(':id/profile', [controllers.users.PublicProfiles, 'show'])
        .use([middleware.throttle(['profiles']), viewer(), cached(30)])
        .as('profile')

      router
        .group(() => {
          router.get('host/dashboard', [controllers.users.Dashboards, 'host']).as('hostDashboard')
          router
            .get('guest/dashboard', [controllers.users.Dashboards, 'guest'])
            .as('guestDashboard')
          router
            .get('admin/dashboard', [controllers.users.Dashboards, 'admin'])
            .as('adminDashboard')
          router.get('/', [controllers.users.Users, 'index']).as('index')
          router.post('/', [controllers.users.Users, 'store']).as('store')
          router.get('search', [controllers.users.UserLookups, 'search']).as('search')
          router.get('stats', [controllers.users.UserLookups, 'stats']).as('stats')
          router.get('export.csv', [controllers.users.UserExports, 'show']).as('export')
          router.get(':id', [controllers.users.Users, 'show']).as('show')
          router.put(':id', [controllers.users.Users, 'update']).as('update')
          router.delete(':id', [controllers.users.Users, 'destroy']).as('destroy')
          router
            .patch(':id/toggle-status', [controllers.users.UserStatuses, 'update'])
            .as('toggleStatus')
          router
            .delete(':id/two-factor', [controllers.users.UserTwoFactor, 'destroy'])
            .as('resetTwoFactor')
          router
            .post(':id/avatar', [controllers.users.UserAvatars, 'store'])
            .use([
              middleware.throttle(['avatars']),
              middleware.upload({ kind: 'avatars', maxFiles: 1 }),
            ])
            .as('uploadAvatar')
        })
        .use(signedIn())
    })
    .prefix('users')
    .where('id', ID)
    .as('users')
})
