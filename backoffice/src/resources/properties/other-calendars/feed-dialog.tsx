import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarFeed, PropertyDetail } from '../../../api/types'
import { StepDialog } from '../../../components/step-dialog'
import { StepForm } from '../../../forms/record-form'
import { useRecordForm } from '../../../forms/use-record-form'
import { FEEDS, feedsOf } from './use-feed-steps'

interface FeedDialogProps {
  property: PropertyDetail
  gone: () => void
  onAdded: (feed: CalendarFeed) => void
}

/** Another site's calendar to follow: what the host calls it, and its address. */
export default function FeedDialog({ property, gone, onAdded }: FeedDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: FEEDS,
    meta: { path: feedsOf(property._id) },
    valuesOf: (_?: CalendarFeed) => ({ name: '', url: '' }),
    onSaved: (feed) => {
      close()
      onAdded(feed)
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('calendars.addTitle')}
      afterOpenChange={(now) => now && form.form.focusField('name')}
      close={close}
      gone={gone}
      typed
      dismiss={t('calendars.notNow')}
      confirm={t('calendars.follow')}
      form={form}
    >
      <StepForm form={form} failed={t('calendars.addFailed')}>
        <Form.Item name="name" label={t('calendars.name')} extra={t('calendars.nameHint')}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="url" label={t('calendars.url')} extra={t('calendars.urlHint')}>
          <Input type="url" inputMode="url" maxLength={1000} autoComplete="off" />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
