import { useList, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Helper, PropertyDetail } from '../../../api/types'
import { later } from '../../../components/later'
import { refocus } from '../../../components/refocus'
import { Loading } from '../../../layout/loading'
import { EndQuestion } from './end-question'
import { HelperLine } from './helper-line'
import styles from './helpers.module.css'
import { HELPERS, helpersOf } from './paths'

const HelperDialog = later(() => import('./helper-dialog'))

/** Who does part of the host's work at a property, and who is asked to. */
export default function Helpers({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Helper | 'new' | null>(null)
  const [ending, setEnding] = useState<Helper | null>(null)
  const { result, query } = useList<Helper, HttpError>({
    resource: HELPERS,
    pagination: { mode: 'off' },
    meta: { path: helpersOf(property._id) },
    errorNotification: false,
    queryOptions: { staleTime: 0 },
  })
  const helpers = query.data && result.data

  return (
    <div className={styles.helpers}>
      <div className={styles.head}>
        <p className={styles.soft}>{t('helpers.lead')}</p>
        <Button icon={<UserPlus size={17} aria-hidden="true" />} onClick={() => setAsking('new')}>
          {t('helpers.invite')}
        </Button>
      </div>
      {helpers ? (
        helpers.length === 0 ? (
          <p className={styles.soft}>{t('helpers.none')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('helpers.title')}>
            {helpers.map((helper) => (
              <HelperLine
                key={helper._id}
                helper={helper}
                change={() => setAsking(helper)}
                end={() => setEnding(helper)}
              />
            ))}
          </ul>
        )
      ) : query.isError ? (
        <p role="alert">
          {t('helpers.failed')}{' '}
          <Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>
        </p>
      ) : (
        <Loading />
      )}
      {ending && (
        <EndQuestion
          helper={helpers?.find(({ _id }) => _id === ending._id) ?? ending}
          property={property}
          gone={() => {
            setEnding(null)
            refocus()
          }}
        />
      )}
      <Suspense fallback={null}>
        {asking && (
          <HelperDialog
            property={property}
            helper={asking === 'new' ? undefined : asking}
            gone={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
