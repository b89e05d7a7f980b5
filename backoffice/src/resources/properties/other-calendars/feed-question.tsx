import { useTranslation } from 'react-i18next'
import type { CalendarFeed } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import type { FeedSteps } from './use-feed-steps'

export interface Asked {
  feed: CalendarFeed
  step: 'remove' | 'release'
}

interface FeedQuestionProps extends Asked {
  steps: FeedSteps
  gone: () => void
}

/** Asks before a followed calendar is removed, or what it no longer takes is released; it outlives the line it is about. */
export function FeedQuestion({ feed, step, steps, gone }: FeedQuestionProps) {
  const { t } = useTranslation()
  const { name, nights, held } = feed
  return step === 'remove' ? (
    <Confirm
      title={t('calendars.removeTitle', { name })}
      confirm={t('calendars.removeConfirm')}
      dismiss={t('calendars.keep')}
      failed={t('calendars.removeFailed')}
      danger
      act={() => steps.remove(feed)}
      gone={gone}
    >
      <p>
        {nights === 0 ? t('calendars.removeNone') : t('calendars.removeEffect', { count: nights })}
      </p>
    </Confirm>
  ) : (
    <Confirm
      title={t('calendars.releaseTitle')}
      confirm={t('calendars.release')}
      dismiss={t('calendars.notNow')}
      failed={t('calendars.readFailed', { name })}
      act={() => steps.release(feed)}
      gone={gone}
    >
      <p>{t('calendars.releaseEffect', { count: held, name })}</p>
    </Confirm>
  )
}
