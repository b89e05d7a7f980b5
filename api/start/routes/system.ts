import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, signedIn } from '#start/routes/shared'

const limited = () => middleware.throttle(['operations'])

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.system.SystemStates, 'show']).as('show')
      router.get('jobs', [controllers.system.FailedJobs, 'index']).as('jobs')
      router
        .put('jobs/forget', [controllers.system.FailedJobs, 'destroyAll'])
        .use(limited())
        .as('forgetJobs')
      router
        .put('jobs/retry', [controllers.system.JobRetries, 'updateAll'])
        .use(limited())
        .as('retryJobs')
      router
        .put('jobs/:job/retry', [controllers.system.JobRetries, 'update'])
        .use(limited())
        .as('retryJob')
      router
        .delete('jobs/:job', [controllers.system.FailedJobs, 'destroy'])
        .use(limited())
        .as('forgetJob')
    })
    .prefix('system')
    .where('job', router.matchers.uuid())
    .as('system')
    .use(signedIn())
})
