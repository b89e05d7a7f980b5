import {
  useCreate,
  useDelete,
  useInvalidate,
  type HttpError,
  type OpenNotificationParams,
} from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarFeed } from '../../../api/types'

export const FEEDS = 'calendar-feeds'

export const feedsOf = (property: number) => `properties/${property}/calendar-feeds`

export type FeedSteps = ReturnType<typeof useFeedSteps>

/** Steps with a followed calendar; each shows at once what it changed: nights, and stays that are booked there, too. */
export function useFeedSteps(property: number) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [reading, setReading] = useState<number | null>(null)
  const { mutateAsync: create } = useCreate<CalendarFeed, HttpError, object>()
  const { mutateAsync: erase } = useDelete<CalendarFeed, HttpError>()

  async function show() {
    await Promise.all(
      [FEEDS, 'calendar', 'bookings'].map((resource) =>
        invalidate({ resource, invalidates: ['resourceAll'] })
      )
    )
  }

  function read(
    { _id }: CalendarFeed,
    values: object,
    errorNotification: false | ((error?: HttpError) => OpenNotificationParams)
  ) {
    return create({
      resource: FEEDS,
      values,
      meta: { path: `${feedsOf(property)}/${_id}/refresh` },
      invalidates: [],
      successNotification: (answer) => {
        const { name, state } = answer?.data as CalendarFeed
        return state === 'failed'
          ? { type: 'error', message: t('calendars.readFailed', { name }) }
          : { type: 'success', message: t('calendars.read', { name }) }
      },
      errorNotification,
    })
  }

  return {
    /** The calendar that is being read. */
    reading,
    async refresh(feed: CalendarFeed) {
      setReading(feed._id)
      await read(feed, {}, (error) => ({
        type: 'error',
        message: t('calendars.readFailed', { name: feed.name }),
        description: error?.message,
      })).catch(() => undefined)
      setReading(null)
      await show()
    },
    async release(feed: CalendarFeed) {
      await read(feed, { release: true }, false)
      await show()
    },
    async remove({ _id, name }: CalendarFeed) {
      await erase({
        resource: FEEDS,
        id: _id,
        meta: { path: `${feedsOf(property)}/${_id}` },
        invalidates: [],
        successNotification: () => ({
          type: 'success',
          message: t('calendars.removed', { name }),
        }),
        errorNotification: false,
      })
      await show()
    },
  }
}
