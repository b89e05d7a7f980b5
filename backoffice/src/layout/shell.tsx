import { clearTyping } from '@makao/shared/typing'
import { useResourceParams } from '@refinedev/core'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { KikoiEdge } from '../components/kikoi'
import { useRows } from '../hooks/use-rows'
import { startLive } from '../providers/live'
import { Brand } from './brand'
import { ErrorBoundary } from './error-boundary'
import { Loading } from './loading'
import { MenuDrawer } from './menu-drawer'
import { Navigation } from './navigation'
import { NetworkBanner } from './network-banner'
import { OtherAccountBanner } from './other-account-banner'
import { preloadScreens } from './preload'
import styles from './shell.module.css'
import { TopBar } from './top-bar'
import { useOwnLanguage } from './use-own-language'
import { WhoAmI } from './who-am-i'

/** The frame of every screen: menu and top bar. */
export function Shell() {
  const { t } = useTranslation()
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const { resource, action } = useResourceParams()
  const main = useFocusOnNewScreen(`${resource?.name} ${action === 'create'}`)
  useOwnLanguage()
  useEffect(startLive, [])
  useEffect(clearTyping, [pathname])
  usePreload()

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <div className={styles.edge}>
        <KikoiEdge />
      </div>
      <aside className={styles.side} aria-label={t('shell.side')}>
        <Brand />
        <Navigation />
        <WhoAmI />
      </aside>
      <div className={styles.page}>
        <TopBar openMenu={() => setMenuOpen(true)} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetOn={pathname}>
            <Suspense key={resource?.name} fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <MenuDrawer open={menuOpen} close={() => setMenuOpen(false)} />
      <NetworkBanner />
      <OtherAccountBanner />
    </div>
  )
}

/** Also when the rows are not known at once. */
function usePreload() {
  const rows = useRows()
  const known = rows.map(({ name }) => name).join()
  const start = useEffectEvent(() => preloadScreens(rows))
  useEffect(() => start(), [known])
}

/** Moves scroll and focus to the top of a new screen, for keyboards and screen readers. */
function useFocusOnNewScreen(screen: string) {
  const main = useRef<HTMLElement>(null)
  const seen = useRef(screen)

  useEffect(() => {
    if (seen.current !== screen) {
      seen.current = screen
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
  }, [screen])

  return main
}
