import { languageOf } from '~/i18n/language.server'
import { translatorOf } from '~/i18n/texts.server'
import common from '~/locales/en/common.json'
import manifestTexts from '~/locales/en/manifest.json'
import type { Route } from './+types/route'

export function loader({ request }: Route.LoaderArgs) {
  const t = translatorOf(request, common)
  const tm = translatorOf(request, manifestTexts)
  const manifest = {
    id: '/',
    name: t('common.brand'),
    short_name: t('common.brand'),
    description: tm('manifest.tagline'),
    lang: languageOf(request),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf7f0',
    background_color: '#fbf7f0',
    categories: ['travel'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: tm('manifest.search'), url: '/properties' },
      { name: tm('manifest.trips'), url: '/dashboard/bookings' },
    ],
  }
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
