import { index, route, type RouteConfig } from '@react-router/dev/routes'

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
  ...contentPages.map((slug) => route(slug, 'routes/page/route.tsx', { id: `page/${slug}` })),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig
