import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useMe } from '../hooks/use-me'
import { useRows } from '../hooks/use-rows'
import { menuLabel } from '../resources'
import styles from './navigation.module.css'

/** The role's menu (§2.3): the rows of the resource table that are for this role. */
export function Navigation({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const rows = useRows()

  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {rows
          .filter(({ under, menu }) => !under && (!menu || menu.includes(role)))
          .map((row) => (
            <li key={row.name}>
              <NavLink
                to={row.list.path}
                end={row.list.path === '/'}
                className={styles.link}
                onClick={onFollow}
              >
                <row.icon size={19} strokeWidth={1.9} aria-hidden="true" />
                {t(`menu.${menuLabel(row, role)}`)}
                {row.badge && <row.badge />}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
