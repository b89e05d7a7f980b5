import { ExternalLink, Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchBar } from '../search/search-bar'
import { Brand } from './brand'
import { Breadcrumbs } from './breadcrumbs'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'

export function TopBar({ openMenu }: { openMenu: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <button
          type="button"
          className={styles.menu}
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          onClick={openMenu}
        >
          <Menu size={23} aria-hidden="true" />
        </button>
        <Brand />
      </div>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <SearchBar />
      <a href="/" className={styles.site}>
        {t('shell.storefront')}
        <ExternalLink size={15} aria-hidden="true" />
      </a>
      <UserMenu />
    </header>
  )
}
