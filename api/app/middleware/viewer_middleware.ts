import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** For public pages that show a little more to whoever is signed in: recognises them, asks nothing. */
export default class ViewerMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    if (request.header('authorization')) await auth.use('api').check()
    return next()
  }
}
