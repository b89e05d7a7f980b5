/*
 * Routes (contract; specification §7). Names are the typed client's methods. Fixed paths precede those with
 * an id. Larger areas: start/routes/<area>.ts.
 */
import router from '@adonisjs/core/services/router'
import { notFound } from '#exceptions/refusal'
import { controllers } from '#generated/controllers'
import { isDemo } from '#start/env'
import { viewer } from '#start/routes/shared'
import '#start/routes/accounts'
import '#start/routes/audit'
import '#start/routes/calendars'
import '#start/routes/contacts'
import '#start/routes/discrepancies'
import '#start/routes/docs'
import '#start/routes/favourites'
import '#start/routes/live'
import '#start/routes/newsletter'
import '#start/routes/payments'
import '#start/routes/payouts'
import '#start/routes/reviews'
import '#start/routes/bookings'
import '#start/routes/places'
import '#start/routes/rates'
import '#start/routes/properties'
import '#start/routes/settings'
import '#start/routes/system'
import '#start/routes/users'
import '#start/routes/helping'

router
  .group(() => {
    router.get('health', [controllers.Health, 'show']).use(viewer()).as('health.show')
  })
  .prefix('api/v1')

/** For supervisors and proxies of each process: whether it is to be begun anew, and whether it can serve. */
router
  .group(() => {
    router.get('live', [controllers.Health, 'live']).as('live')
    router.get('ready', [controllers.Health, 'ready']).as('ready')
  })
  .prefix('health')
  .as('health')

/** For operators: guarded by METRICS_TOKEN, and no page without one. */
router.get('metrics', [controllers.Metrics, 'show']).as('metrics.show')

router.get('uploads/*', [controllers.Uploads, 'show']).as('uploads.show')

/** Letters contain codes: demo mode only. The route itself exists always. */
router
  .group(() => {
    router.get('/', [controllers.Mailbox, 'index']).as('index')
    router.get(':id', [controllers.Mailbox, 'show']).as('show')
  })
  .prefix('dev/mailbox')
  .as('mailbox')
  .use((_, next) => {
    if (!isDemo) throw notFound()
    return next()
  })
