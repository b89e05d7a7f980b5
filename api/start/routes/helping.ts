/* People who do part of a host's work (ADR 0073). */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.helping.PropertyHelpers, 'index']).as('helpers')
      router
        .post('/', [controllers.helping.PropertyHelpers, 'store'])
        .use(middleware.throttle(['lettersToStrangers']))
        .as('inviteHelper')
      router.put(':helperId', [controllers.helping.PropertyHelpers, 'update']).as('changeHelper')
      router.delete(':helperId', [controllers.helping.PropertyHelpers, 'destroy']).as('endHelper')
    })
    .prefix('properties/:id/helpers')
    .where('id', ID)
    .where('helperId', ID)
    .as('properties')
    .use(signedIn())

  router
    .group(() => {
      router.get('/', [controllers.helping.Helping, 'show']).as('show')
      router.get('stays', [controllers.helping.HelpedStays, 'index']).as('stays')
      router.put('stays/:id/checkin', [controllers.helping.HelpedStays, 'checkIn']).as('checkIn')
      router
        .put('stays/:id/checkin/undo', [controllers.helping.HelpedStays, 'undoCheckIn'])
        .as('undoCheckIn')
      router
        .put('stays/:id/checkout', [controllers.helping.HelpedStays, 'checkOut'])
        .use(middleware.throttle(['departures', 'departuresPerStay']))
        .as('checkOut')
      router
        .put('stays/:id/checkout/undo', [controllers.helping.HelpedStays, 'undoCheckOut'])
        .as('undoCheckOut')
      router.put('stays/:id/approve', [controllers.helping.HelpedRequests, 'update']).as('approve')
      router
        .put('stays/:id/decline', [controllers.helping.HelpedRequests, 'destroy'])
        .use(middleware.throttle(['cancellations']))
        .as('decline')
      router.get('stays/:id/dates', [controllers.helping.HelpedDates, 'show']).as('quoteDates')
      router
        .post('stays/:id/dates', [controllers.helping.HelpedDates, 'store'])
        .use(middleware.throttle(['cancellations']))
        .as('proposeDates')
      router
        .put('stays/:id/dates/agree', [controllers.helping.HelpedDates, 'update'])
        .as('agreeDates')
      router
        .put('stays/:id/dates/decline', [controllers.helping.HelpedDates, 'decline'])
        .as('declineDates')
      router
        .put('stays/:id/dates/withdraw', [controllers.helping.HelpedDates, 'withdraw'])
        .as('withdrawDates')
      router.get('places/:id', [controllers.helping.HelpedPlaces, 'show']).as('place')
      router.put(':id/accept', [controllers.helping.Helping, 'update']).as('accept')
      router.delete(':id', [controllers.helping.Helping, 'destroy']).as('leave')
    })
    .prefix('helping')
    .where('id', ID)
    .as('helping')
    .use(signedIn())
})
