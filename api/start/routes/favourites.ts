import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.wishlist.Wishlists, 'index']).as('index')
      router.post('/', [controllers.wishlist.Wishlists, 'store']).as('store')
      router.get('count', [controllers.wishlist.WishlistMarks, 'count']).as('count')
      router.get('among', [controllers.wishlist.WishlistMarks, 'among']).as('among')
      router.get('check/:id', [controllers.wishlist.WishlistMarks, 'show']).as('check')
      router.delete(':id', [controllers.wishlist.Wishlists, 'destroy']).as('destroy')
      router.post(':id/toggle', [controllers.wishlist.WishlistMarks, 'toggle']).as('toggle')
    })
    .prefix('wishlist')
    .where('id', ID)
    .as('wishlist')
    .use(signedIn())

  router
    .group(() => {
      router.get('/', [controllers.likes.Likes, 'index']).as('index')
      router.get('users/:id/likes', [controllers.likes.Likes, 'ofPerson']).as('ofPerson')
      router.delete(':id', [controllers.likes.Likes, 'destroy']).as('destroy')
    })
    .prefix('likes')
    .where('id', ID)
    .as('likes')
    .use(signedIn())

  router
    .group(() => {
      router
        .post('/', [controllers.likes.PropertyLikes, 'toggle'])
        .use(middleware.throttle(['likes']))
        .as('toggle')
      router
        .post('create', [controllers.likes.PropertyLikes, 'store'])
        .use(middleware.throttle(['likes']))
        .as('store')
      router.get('status', [controllers.likes.PropertyLikes, 'show']).as('status')
    })
    .prefix('properties/:id/like')
    .where('id', ID)
    .as('likes')
    .use(signedIn())
})
