import { useList, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarFeed, PropertyDetail } from '../../../api/types'
import { later } from '../../../components/later'
import { refocus } from '../../../components/refocus'
import { Loading } from '../../../layout/loading'
import { FeedLine } from './feed-line'
import { FeedQuestion, type Asked } from './feed-question'
import { OwnAddress } from './own-address'
import styles from './other-calendars.module.css'
import { FEEDS, feedsOf, useFeedSteps } from './use-feed-steps'

const FeedDialog = later(() => import('./feed-dialog'))

/** The calendars of other sites that a property follows, and the address they follow ours at. */
export default function OtherCalendars({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const steps = useFeedSteps(property._id)
  const { result, query } = useList<CalendarFeed, HttpError>({
    resource: FEEDS,
    pagination: { mode: 'off' },
    meta: { path: feedsOf(property._id) },
    errorNotification: false,
    queryOptions: { staleTime: 0, refetchInterval: 60_000 },
  })
  const feeds = query.data && result.data

  return (
    <div className={styles.calendars}>
      <p className={styles.soft}>{t('calendars.lead')}</p>
      <OwnAddress property={property._id} />
      <div className={styles.head}>
        <h3 className={styles.title}>{t('calendars.followed')}</h3>
        <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('calendars.add')}
        </Button>
      </div>
      {feeds ? (
        feeds.length === 0 ? (
          <p className={styles.soft}>{t('calendars.none')}</p>
        ) : (
          <ul className={styles.feeds} aria-label={t('calendars.followed')}>
            {feeds.map((feed) => (
              <FeedLine
                key={feed._id}
                feed={feed}
                steps={steps}
                ask={(step) => setAsked({ feed, step })}
              />
            ))}
          </ul>
        )
      ) : query.isError ? (
        <p role="alert">
          {t('calendars.failed')}{' '}
          <Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>
        </p>
      ) : (
        <Loading />
      )}
      {asked && (
        <FeedQuestion
          feed={feeds?.find(({ _id }) => _id === asked.feed._id) ?? asked.feed}
          step={asked.step}
          steps={steps}
          gone={() => {
            setAsked(null)
            refocus()
          }}
        />
      )}
      <Suspense fallback={null}>
        {adding && (
          <FeedDialog
            property={property}
            gone={() => setAdding(false)}
            onAdded={(feed) => void steps.refresh(feed)}
          />
        )}
      </Suspense>
    </div>
  )
}
