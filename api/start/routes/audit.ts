import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router.get('audit', [controllers.audit.AuditEvents, 'index']).use(signedIn()).as('audit.index')
})
