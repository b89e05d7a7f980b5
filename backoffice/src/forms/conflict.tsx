import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { focusNow, type Difference } from './fields'
import styles from './form.module.css'

interface ConflictProps {
  differences: Difference[]
  keepMine: () => void
  takeTheirs: () => void
}

/** Somebody else has changed the same fields: both values, and the choice between them. */
export function Conflict({ differences, keepMine, takeTheirs }: ConflictProps) {
  const { t } = useTranslation()
  return (
    <div ref={focusNow} tabIndex={-1} className={styles.wide}>
      <Alert
        type="warning"
        role="alert"
        message={t('conflict.title')}
        description={
          <>
            <p>{t('conflict.hint')}</p>
            <dl className={styles.differences}>
              {differences.map(({ label, mine, theirs }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{t('conflict.mine', { value: mine })}</dd>
                  <dd>{t('conflict.theirs', { value: theirs })}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.ways}>
              <Button onClick={takeTheirs}>{t('conflict.takeTheirs')}</Button>
              <Button type="primary" onClick={keepMine}>
                {t('conflict.keepMine')}
              </Button>
            </div>
          </>
        }
      />
    </div>
  )
}
