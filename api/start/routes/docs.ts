import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { apiRoutes, cached } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .get('openapi.json', [controllers.docs.Documents, 'show'])
        .use(cached(300))
        .as('openapi')
      router.get('docs', [controllers.docs.References, 'show']).use(cached(300)).as('page')
      router
        .get('docs/:file', [controllers.docs.References, 'asset'])
        .where('file', /^[\w-]+\.(css|js)$/)
        .as('file')
    })
    .as('docs')
})
