import type { Route, RouteGroup } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

/** Positive integers; others are a 404. */
export const ID = { match: /^[1-9]\d{0,8}$/, cast: Number }

export const signedIn = () => middleware.auth()
export const viewer = () => middleware.viewer()
export const cached = (maxAge: number) => middleware.publicCache({ maxAge })

/** Writes whose answer is not stored by their middleware (ADR 0028). */
const NOT_STORED = {
  /** Their actions note it in their own transaction, or around the payment gateway. */
  keptByTheAction: [
    'bookings.store',
    'bookings.approve',
    'bookings.cancel',
    'bookings.checkIn',
    'bookings.checkOut',
    'bookings.undoCheckIn',
    'bookings.undoCheckOut',
    'bookings.noShow',
    'bookings.undoNoShow',
    'bookings.lowerPrice',
    'bookings.pay',
    'bookings.confirmPayment',
    'properties.store',
    'properties.update',
    'properties.copy',
    'properties.addPhotos',
    'properties.addBooking',
    'properties.block',
    'properties.unblock',
    'bookings.blockNights',
    'bookings.unblockNights',
    'bookings.blockWeekly',
    'bookings.undoWeekly',
    'helping.approve',
    'helping.checkIn',
    'helping.checkOut',
    'helping.undoCheckIn',
    'helping.undoCheckOut',
    'reviews.store',
  ],
  /** They carry passwords, codes, tokens or tax numbers, of which no trace may stay. */
  secret: [
    'auth.logout',
    'auth.updatePassword',
    'earnings.setTax',
    'settings.startTwoFactor',
    'settings.confirmTwoFactor',
    'settings.endTwoFactor',
    'sessions.destroyOthers',
    'sessions.destroy',
  ],
}
const notStored = new Set(Object.values(NOT_STORED).flat())

/** A write of somebody signed in is counted, and every other one done once per Idempotency-Key. */
export function apiRoutes(routes: () => void) {
  const group = router.group(routes).prefix('api/v1')
  for (const route of routesOf(group)) {
    if (!isWrite(route) || !passes(route, 'auth')) continue
    if (!passes(route, 'throttle')) route.use(middleware.throttle(['writes']))
    if (!notStored.has(String(route.getName()))) route.use(middleware.oncePerKey())
  }
  return group
}

function routesOf(group: RouteGroup): Route[] {
  return group.routes.flatMap((member) => {
    if ('getName' in member) return [member]
    return 'prefix' in member && 'where' in member ? routesOf(member as RouteGroup) : []
  })
}

function isWrite(route: Route) {
  const { methods } = route.toJSON()
  return methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
}

function passes(route: Route, name: 'auth' | 'throttle') {
  const layers = route.getMiddleware().flat()
  return layers.some((layer) => typeof layer === 'object' && layer.name === name)
}
