import { useBreadcrumb, useResourceParams } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '../hooks/use-me'
import { useRows } from '../hooks/use-rows'
import { menuLabel, rowOf } from '../resources'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs() {
  const { t } = useTranslation()
  const { role } = useMe()
  const { resource } = useResourceParams()
  const { breadcrumbs } = useBreadcrumb()
  const home = useRows()[0]

  if (!home || !resource || resource.name === home.name) {
    return null
  }
  const trail = [{ label: home.name, href: home.list.path }, ...breadcrumbs]
  const here = trail.pop()
  const textOf = (label = '') => (rowOf(label) ? menuLabel(t, label, role) : label)

  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ href = '/', label }) => (
          <li key={href}>
            <Link to={href}>{textOf(label)}</Link>
          </li>
        ))}
        <li aria-current="page">{textOf(here?.label)}</li>
      </ol>
    </nav>
  )
}
