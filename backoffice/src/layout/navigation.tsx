import { CanAccess, useMenu } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useMe } from '../hooks/use-me'
import { menuLabel, rowOf } from '../resources'
import styles from './navigation.module.css'

/** The resources somebody may list; those with a parent are reached by its tabs. */
export function Navigation({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const { menuItems } = useMenu()
  const items = menuItems.filter(({ name }) => rowOf(name)?.menu?.includes(role) ?? true)

  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles.list}>
        {items.map(({ key, name, route = '/', icon }) => {
          const Badge = rowOf(name)?.badge
          return (
            <CanAccess key={key} resource={name} action="list" params={{}}>
              <li>
                <NavLink to={route} end={route === '/'} className={styles.link} onClick={onFollow}>
                  {icon}
                  {menuLabel(t, name, role)}
                  {Badge && <Badge />}
                </NavLink>
              </li>
            </CanAccess>
          )
        })}
      </ul>
    </nav>
  )
}
