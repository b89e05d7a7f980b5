import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, cached } from '#start/routes/shared'

apiRoutes(() => {
  router
    .get('openapi.json', [controllers.docs.Documents, 'show'])
    .use(cached(300))
    .as('docs.openapi')
})
