import { useLogout } from '@refinedev/core'
import { Dropdown, type MenuProps } from 'antd'
import { ChevronDown, ExternalLink, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fullName, Portrait } from '../components/portrait'
import { useMe } from '../hooks/use-me'
import styles from './user-menu.module.css'

/** E-mail, role, the way to the storefront and Sign Out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { mutate: signOut } = useLogout()
  const me = useMe()

  const items: MenuProps['items'] = [
    {
      key: 'storefront',
      icon: <ExternalLink size={17} aria-hidden="true" />,
      label: <a href="/">{t('shell.storefront')}</a>,
    },
    {
      key: 'sign-out',
      icon: <LogOut size={17} aria-hidden="true" />,
      label: t('shell.signOut'),
      onClick: () => signOut(),
    },
  ]

  return (
    <Dropdown
      autoFocus
      menu={{ items, className: styles.items }}
      placement="bottomRight"
      trigger={['click']}
      popupRender={(menu) => (
        <div className={styles.popup}>
          <div className={styles.head}>
            <p className={styles.name}>{fullName(me)}</p>
            <p className={styles.email}>{me.email}</p>
            <p className={styles.role}>{t(`roles.${me.role}`)}</p>
          </div>
          {menu}
        </div>
      )}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-label={t('shell.account', { name: fullName(me) })}
      >
        <Portrait person={me} size={34} />
        <span className={styles.short}>{me.firstName}</span>
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </button>
    </Dropdown>
  )
}
