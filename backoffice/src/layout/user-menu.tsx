import { useLogout } from '@refinedev/core'
import { ChevronDown, ExternalLink, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fullName, Portrait } from '../components/portrait'
import { useMe } from '../hooks/use-me'
import { LanguageChoice } from './language-choice'
import styles from './user-menu.module.css'

/**
 * E-mail, role, the way to the storefront and Sign Out. The browser's own popover brings the keys,
 * the click beside it and the way back of the focus.
 */
export function UserMenu() {
  const { t } = useTranslation()
  const { mutate: signOut, isPending } = useLogout()
  const me = useMe()

  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget="user-menu">
        <Portrait person={me} size={34} />
        <span className="sr-only">{t('shell.account', { name: fullName(me) })}</span>
        <span className={styles.short} aria-hidden="true">
          {me.firstName}
        </span>
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </button>
      <div id="user-menu" popover="auto" className={styles.popup}>
        <div className={styles.head}>
          <p className={styles.name}>{fullName(me)}</p>
          <p className={styles.email}>{me.email}</p>
          <p className={styles.role}>{t(`roles.${me.role}`)}</p>
        </div>
        <a href="/" className={styles.item}>
          <ExternalLink size={17} aria-hidden="true" />
          {t('shell.storefront')}
        </a>
        <LanguageChoice />
        <button
          type="button"
          className={styles.item}
          disabled={isPending}
          onClick={() => signOut()}
        >
          <LogOut size={17} aria-hidden="true" />
          {t('shell.signOut')}
        </button>
      </div>
    </>
  )
}
