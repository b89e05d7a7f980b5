import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews'
import { middleware } from '#start/kernel'
import { apiRoutes, cached, ID, signedIn, viewer } from '#start/routes/shared'

apiRoutes(() => {
  router
    .get('users/:id/reviews', [controllers.reviews.UserReviews, 'index'])
    .use([viewer(), cached(30)])
    .where('id', ID)
    .as('users.reviews')

  router
    .group(() => {
      router
        .get('/', [controllers.reviews.Reviews, 'index'])
        .use([viewer(), cached(30)])
        .as('index')
      router
        .post('/', [controllers.reviews.Reviews, 'store'])
        .use([
          signedIn(),
          middleware.throttle(['reviews']),
          middleware.upload({ kind: 'reviews', maxFiles: MAX_REVIEW_PHOTOS }),
        ])
        .as('store')

      router
        .group(() => {
          router.get('my-reviews', [controllers.reviews.MyReviews, 'index']).as('mine')
          router.get('flagged', [controllers.reviews.FlaggedReviews, 'index']).as('flagged')
          router.get('marks', [controllers.reviews.ReviewMarks, 'index']).as('marks')
          router.get(':id', [controllers.reviews.Reviews, 'show']).as('show')
          router.put(':id', [controllers.reviews.Reviews, 'update']).as('update')
          router.delete(':id', [controllers.reviews.Reviews, 'destroy']).as('destroy')
          router
            .delete(':id/photos/:photoId', [controllers.reviews.ReviewPhotos, 'destroy'])
            .as('removePhoto')
          router.post(':id/response', [controllers.reviews.ReviewResponses, 'store']).as('respond')
          router.post(':id/helpful', [controllers.reviews.ReviewVotes, 'store']).as('helpful')
          router
            .post(':id/report', [controllers.reviews.ReviewReports, 'store'])
            .use(middleware.throttle(['reports']))
            .as('report')
          router
            .post(':id/moderate', [controllers.reviews.ReviewModerations, 'store'])
            .as('moderate')
        })
        .use(signedIn())
    })
    .prefix('reviews')
    .where('id', ID)
    .where('photoId', ID)
    .as('reviews')
})
