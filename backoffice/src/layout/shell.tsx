import { useResourceParams } from '@refinedev/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { KikoiEdge } from '../components/kikoi'
import { Brand } from './brand'
import { ErrorBoundary } from './error-boundary'
import { Loading } from './loading'
import { MenuDrawer } from './menu-drawer'
import { Navigation } from './navigation'
import styles from './shell.module.css'
import { TopBar } from './top-bar'
import { useOwnLanguage } from './use-own-language'
import { WhoAmI } from './who-am-i'

/** What stands around every screen: menu, top bar, and the place where the screen goes. */
export function Shell() {
  const { t } = useTranslation()
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const main = useFocusOnNewScreen()
  useOwnLanguage()

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
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <MenuDrawer open={menuOpen} close={() => setMenuOpen(false)} />
    </div>
  )
}

/** A new screen begins at its top, also for keyboards and screen readers. */
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null)
  const { resource } = useResourceParams()
  const seen = useRef(resource?.name)

  useEffect(() => {
    if (seen.current !== resource?.name) {
      seen.current = resource?.name
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
  }, [resource?.name])

  return main
}
