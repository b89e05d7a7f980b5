/* Every page of the product, under the name of its picture, and who looks at it. */

const first = (call, pathOf) => async (ask) => {
  const [found] = await ask(call)
  if (!found) throw new Error(`Nothing found by ${call}`)
  return pathOf(found._id, found)
}
const anyProperty = '/properties?sort=-totalReviews&limit=1'

const words = [
  'about',
  'contact',
  'terms',
  'privacy',
  'careers',
  'press',
  'blog',
  'help',
  'safety',
  'host',
  'host-resources',
  'forum',
  'hosting-responsibly',
  'cookies',
]

const visitors = [
  { name: 'home', path: '/' },
  { name: 'properties', path: '/properties' },
  { name: 'search', path: '/properties?location=Diani+Beach&guests=2' },
  { name: 'nothing-found', path: '/properties?location=Diani+Beach&guests=8&maxPrice=100' },
  { name: 'property', path: first(anyProperty, (id) => `/properties/${id}`) },
  { name: 'property-reviews', path: first(anyProperty, (id) => `/properties/${id}/reviews`) },
  { name: 'person', path: first(anyProperty, (_id, { host }) => `/people/${host._id}`) },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'reset-password', path: '/auth/reset-password' },
  { name: 'not-found', path: '/nowhere' },
  // One layout: what is asked of every page in both looks is asked of the first of these.
  ...words.map((slug, index) => ({ name: slug, path: `/${slug}`, alike: index > 0 })),
]

const guest = [
  { name: 'guest-overview', path: '/dashboard' },
  { name: 'trips', path: '/dashboard/bookings' },
  { name: 'trip', path: first('/bookings/my?limit=1', (id) => `/dashboard/bookings/${id}`) },
  {
    name: 'receipt',
    path: first(
      '/bookings/my?status=checked-out&limit=1',
      (id) => `/dashboard/bookings/${id}/receipt`
    ),
  },
  {
    name: 'claim',
    path: first('/bookings/my?claimed=true&limit=1', (id) => `/dashboard/bookings/${id}/claim`),
  },
  { name: 'wishlist', path: '/dashboard/wishlist' },
  { name: 'helping', path: '/dashboard/helping' },
  { name: 'my-reviews', path: '/dashboard/reviews' },
  { name: 'guest-profile', path: '/dashboard/profile' },
  { name: 'guest-settings', path: '/dashboard/settings' },
  { name: 'access-denied', path: '/dashboard/users' },
].map((page) => ({ ...page, who: 'guest' }))

const host = [
  { name: 'overview', path: '/dashboard' },
  { name: 'my-properties', path: '/dashboard/properties' },
  {
    name: 'edit-property',
    path: first('/properties/my-properties?limit=1', (id) => `/dashboard/properties/${id}/edit`),
  },
  {
    name: 'property-prices',
    path: first('/properties/my-properties?limit=1', (id) => `/dashboard/properties/${id}/prices`),
  },
  {
    name: 'stay-rules',
    path: first(
      '/properties/my-properties?limit=1',
      (id) => `/dashboard/properties/${id}/stay-rules`
    ),
  },
  { name: 'new-property', path: '/dashboard/properties/new' },
  { name: 'bookings', path: '/dashboard/bookings' },
  { name: 'booking', path: first('/bookings?limit=1', (id) => `/dashboard/bookings/${id}`) },
  { name: 'calendar', path: '/dashboard/calendar' },
  { name: 'gate', path: '/dashboard/calendar/gate' },
  { name: 'earnings', path: '/dashboard/payouts' },
  { name: 'payout', path: first('/payouts?limit=1', (id) => `/dashboard/payouts/${id}`) },
  { name: 'statement', path: '/dashboard/payouts/statement' },
  { name: 'reviews', path: '/dashboard/reviews' },
  { name: 'profile', path: '/dashboard/profile' },
  { name: 'settings', path: '/dashboard/settings' },
].map((page) => ({ ...page, who: 'host' }))

const admin = [
  { name: 'admin-overview', path: '/dashboard' },
  { name: 'users', path: '/dashboard/users' },
  { name: 'all-properties', path: '/dashboard/properties' },
  { name: 'all-bookings', path: '/dashboard/bookings' },
  { name: 'payouts', path: '/dashboard/payouts' },
  { name: 'reconciliation', path: '/dashboard/payouts/reconciliation' },
  { name: 'deposit-claims', path: '/dashboard/payouts/claims' },
  { name: 'mpesa-statements', path: '/dashboard/payouts/mpesa-statements' },
  { name: 'gateway-messages', path: '/dashboard/payouts/messages' },
  { name: 'books', path: '/dashboard/payouts/books' },
  { name: 'moderation', path: '/dashboard/reviews' },
  { name: 'contacts', path: '/dashboard/contacts' },
  { name: 'audit', path: '/dashboard/audit' },
  { name: 'newsletter', path: '/dashboard/newsletter' },
  { name: 'system', path: '/dashboard/system' },
].map((page) => ({ ...page, who: 'admin' }))

/** @type {{ name: string, path: string | Function, alike?: boolean, who?: 'guest' | 'host' | 'admin' }[]} */
export const PAGES = [...visitors, ...guest, ...host, ...admin]

/**
 * Where a page is, for whoever `api` (Playwright's) calls the API as: some pages are of something they have.
 * @returns {Promise<string>}
 */
export async function pathOf({ path }, api, address = '') {
  if (typeof path === 'string') return path
  const ask = async (call) => {
    const answer = await api.get(`${address}/api/v1${call}`)
    const { data } = await answer.json()
    return data
  }
  return path(ask)
}
