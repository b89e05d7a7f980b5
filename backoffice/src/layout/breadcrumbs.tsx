import { useResourceParams } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '../hooks/use-me'
import { useRows } from '../hooks/use-rows'
import { menuLabel, rowOf, type ResourceRow } from '../resources'
import styles from './breadcrumbs.module.css'

/** Where this screen stands: overview, list, one thing of it. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const { role } = useMe()
  const { resource, action } = useResourceParams()
  const home = useRows()[0]
  const row = rowOf(resource?.name)

  if (!home || !row || row === home) {
    return null
  }
  const crumb = (one: ResourceRow) => ({
    to: one.list.path,
    text: t(`menu.${menuLabel(one, role)}`),
  })
  const parent = rowOf(row.under)
  const trail = [crumb(home), ...(parent ? [crumb(parent)] : []), crumb(row)]
  const here =
    action === 'show' || action === 'create' || action === 'edit'
      ? { text: t(`actions.${action}`) }
      : trail.pop()

  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{here?.text}</li>
      </ol>
    </nav>
  )
}
