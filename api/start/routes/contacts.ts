import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .post('/', [controllers.contacts.Contacts, 'store'])
        .use(middleware.throttle(['contactsPerNetwork', 'contacts']))
        .as('store')

      router
        .group(() => {
          router.get('/', [controllers.contacts.Contacts, 'index']).as('index')
          router.get('stats', [controllers.contacts.ContactStats, 'show']).as('stats')
          router.put('bulk', [controllers.contacts.ContactBatches, 'update']).as('bulk')
          router.get(':id', [controllers.contacts.Contacts, 'show']).as('show')
          router.put(':id', [controllers.contacts.Contacts, 'update']).as('update')
          router.delete(':id', [controllers.contacts.Contacts, 'destroy']).as('destroy')
        })
        .use(signedIn())
    })
    .prefix('contacts')
    .where('id', ID)
    .as('contacts')
})
