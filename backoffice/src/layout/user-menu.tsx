import { useLogout } from '@refinedev/core'
import { ChevronDown, CircleUserRound, ExternalLink, LogOut, Settings } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fullName, Portrait } from '../components/portrait'
import { useMe } from '../hooks/use-me'
import { LanguageChoice } from './language-choice'
import styles from './user-menu.module.css'

/** The user menu as a native popover, which handles keys, clicks outside and focus. */
export function UserMenu() {
  const { t } = useTranslation()
  const { mutate: signOut, isPending } = useLogout()
  const me = useMe()
  const popup = useRef<HTMLDivElement>(null)
  const close = () => popup.current?.hidePopover()

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
      <div ref={popup} id="user-menu" popover="auto" className={styles.popup}>
        <div className={styles.head}>
          <p className={styles.name}>{fullName(me)}</p>
          <p className={styles.email}>{me.email}</p>
          <p className={styles.role}>{t(`roles.${me.role}`)}</p>
        </div>
        <Link to="/profile" className={styles.item} onClick={close}>
          <CircleUserRound size={17} aria-hidden="true" />
          {t('shell.profile')}
        </Link>
        <Link to="/settings" className={styles.item} onClick={close}>
          <Settings size={17} aria-hidden="true" />
          {t('shell.settings')}
        </Link>
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
