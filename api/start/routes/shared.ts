/*
 * What the areas of the map have in common.
 */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

/** Ids are positive integers; anything else is nobody's id and answers 404. */
export const ID = { match: /^[1-9]\d{0,8}$/, cast: Number }

export const signedIn = () => middleware.auth()
export const viewer = () => middleware.viewer()
export const cached = (maxAge: number) => middleware.publicCache({ maxAge })

/** Routes under the version of the API that they belong to. */
export const apiRoutes = (routes: () => void) => router.group(routes).prefix('api/v1')
