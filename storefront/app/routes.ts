import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages of words alone; their text is in `app/content/pages.server.ts`. */
const contentPages = [
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

export default [
  index('routes/home/route.tsx'),
  route('properties', 'routes/properties/route.tsx'),
  route('properties/:id', 'routes/property/route.tsx'),
  route('properties/:id/quote', 'routes/property-quote/route.ts'),
  route('properties/:id/wishlist', 'routes/favourites/wishlist/route.ts'),
  route('properties/:id/like', 'routes/favourites/like/route.ts'),
  route('language', 'routes/language/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts', { id: 'sitemap/index' }),
  route('sitemap/:file', 'routes/sitemap/route.ts', { id: 'sitemap/file' }),
  ...prefix('auth', [
    layout('routes/auth/layout.tsx', [
      route('login', 'routes/auth/login/route.tsx'),
      route('register', 'routes/auth/register/route.tsx'),
      route('verify', 'routes/auth/verify/route.tsx'),
      route('forgot-password', 'routes/auth/forgot-password/route.tsx'),
      route('reset-password/:token?', 'routes/auth/reset-password/route.tsx'),
    ]),
    route('logout', 'routes/auth/logout/route.ts'),
  ]),
  route('forgot-password', 'routes/forgot-password/route.ts'),
  route('dashboard', 'routes/dashboard/layout.tsx', [
    index('routes/dashboard/overview/route.tsx'),
    route('bookings', 'routes/dashboard/trips/route.tsx'),
    route('bookings/:id', 'routes/dashboard/trip/route.tsx'),
    route('bookings/:id/cancel', 'routes/dashboard/cancel-trip/route.tsx'),
    route('bookings/:id/review', 'routes/dashboard/review-stay/route.tsx'),
    route('wishlist', 'routes/dashboard/wishlist/route.tsx'),
    route('profile', 'routes/dashboard/profile/route.tsx'),
    route('settings', 'routes/dashboard/settings/route.tsx'),
    route('settings/two-factor', 'routes/dashboard/two-factor/route.tsx'),
    route('settings/sessions/:id', 'routes/dashboard/end-session/route.tsx'),
    route('*', 'routes/dashboard/elsewhere/route.ts'),
  ]),
  ...contentPages.map((slug) => route(slug, 'routes/page/route.tsx', { id: `page/${slug}` })),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig
