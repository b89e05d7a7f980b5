import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { FlashMessage } from './components/flash-message'
import { NavigationProgress } from './components/navigation-progress'
import { ToastOutlet } from './components/toast'
import { useFollowedLanguage, useLanguage, useText } from './i18n/use-text'
import { ErrorPage } from './layout/error-page'
import { Footer } from './layout/footer'
import { Header } from './layout/header'
import { PageFocus } from './layout/page-focus'
import { keepNoMessage } from './flash.server'
import { loadRoot } from './load-root.server'
import common from './locales/en/common.json'
import { Offline } from './offline/offline'
import { LateScripts } from './router-internals/late-scripts'
import { tellSessionEnd } from './session.server'
import { useHydrationMark } from './use-hydrated'

export const middleware: Route.MiddlewareFunction[] = [tellSessionEnd, keepNoMessage]

export const loader = (args: Route.LoaderArgs) => loadRoot(args)

/** Session and flash message change by writes and redirects, not by filters. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args
  const filtered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return filtered && !args.formMethod ? false : args.defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const t = useText(common)
  const loaded = useRouteLoaderData<typeof loadRoot>('root')
  useFollowedLanguage(loaded?.language)
  useHydrationMark()

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161410" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#content" className="skip">
          {t('common.skipToContent')}
        </a>
        <NavigationProgress />
        <Header user={loaded?.viewer ?? null} />
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
