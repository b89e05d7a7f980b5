import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  data,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { FlashMessage } from './components/flash-message'
import { NavigationProgress } from './components/navigation-progress'
import { ToastOutlet } from './components/toast'
import { originOf } from './findability/origin.server'
import { takeFlash } from './flash.server'
import { languageOf } from './i18n/language.server'
import { useFollowedLanguage, useLanguage, useText } from './i18n/use-text'
import { ErrorPage } from './layout/error-page'
import { Footer } from './layout/footer'
import { Header } from './layout/header'
import { LateScripts } from './layout/late-scripts'
import { PageFocus } from './layout/page-focus'
import common from './locales/en/common.json'
import { Offline } from './offline/offline'
import { getUser } from './session.server'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { flash, headers } = takeFlash(request)
  const user = await getUser(request, context)
  const language = languageOf(request)
  const savesData = request.headers.get('save-data') === 'on'
  return data({ user, flash, language, origin: originOf(url), savesData }, { headers })
}

/** Who is signed in, and what is left to say, change by writing or by redirects, not by filters. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args
  const filtered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return filtered && !args.formMethod ? false : args.defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const t = useText(common)
  const loaded = useRouteLoaderData<typeof loader>('root')
  useFollowedLanguage(loaded?.language)

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161410" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-40 rounded-md bg-acacia font-semibold text-on-acacia focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
        >
          {t('common.skipToContent')}
        </a>
        <NavigationProgress />
        <Header user={loaded?.user ?? null} />
        <Offline />
        <FlashMessage flash={loaded?.flash ?? null} />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <ToastOutlet />
        <ScrollRestoration />
        <PageFocus />
        <LateScripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
