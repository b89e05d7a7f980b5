import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../components/step-dialog'
import { addDays, firstOfMonth, nightsBetween, weekdayOf } from '@makao/shared/dates'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { WEEK, Weekdays, type Weekday } from '../properties/stay-rules/weekdays'
import styles from './block-dialog.module.css'
import type { TypedBlock } from './use-night-steps'
import type { Nights } from './use-nights'
import { useTitles } from './use-titles'

/** Months the API takes, a few days more. */
const MOST_MONTHS = 18

/** Characters the API takes. */
const LONGEST = 200

interface BlockDialogProps {
  nights: Nights
  /** The reason of a try that failed. */
  typed: string
  gone: () => void
  /** Rejects what is to be asked for again. */
  onBlock: (block: TypedBlock) => Promise<void>
}

interface BlockValues {
  reason: string
  weekdays: Weekday[]
  until: string
}

/** Says what blocking does and asks for a reason, which may stay empty, and whether it goes on every week. */
export default function BlockDialog({ nights, typed, gone, onBlock }: BlockDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const names = useTitles()
  const { from, to } = nights
  const close = () => setOpen(false)
  const [isWeekly, setWeekly] = useState(false)

  /** Other days than the chosen nights have are meant for each week. */
  function untilSaid({ weekdays, until }: BlockValues) {
    const isSaid = Boolean(until) || String(weekdays) === String(weekdaysOf(from, to))
    if (!isSaid) setWeekly(true)
    return isSaid ? Promise.resolve() : Promise.reject(new Error(t('calendar.untilWhen')))
  }

  const form = useRecordForm({
    resource: 'calendar',
    valuesOf: () => ({ reason: typed, weekdays: weekdaysOf(from, to), until: '' }),
    fieldOf: (path) => (path === 'to' ? 'until' : path),
    async send({ reason, weekdays, until }: BlockValues) {
      const days = weekdays.length > 0 ? weekdays : WEEK
      await onBlock({ reason: reason.trim(), weekly: until ? { weekdays: days, until } : null })
      return {}
    },
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={t('calendar.blockTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      close={close}
      gone={gone}
      typed
      dismiss={t('calendar.notNow')}
      confirm={t('calendar.blockNights')}
      form={form}
    >
      <p>{t('calendar.blockEffect', { property: names(nights), dates: stayDays(from, to) })}</p>
      <StepForm form={form} failed={t('calendar.blockFailed')}>
        <Form.Item name="reason" label={t('calendar.reason')}>
          <Input maxLength={LONGEST} placeholder={t('calendar.reasonHint')} size="large" />
        </Form.Item>
        <details open={isWeekly} onToggle={(event) => setWeekly(event.currentTarget.open)}>
          <summary className={styles.weekly}>{t('calendar.weekly')}</summary>
          <p>{t('calendar.weeklyHint')}</p>
          <Form.Item name="weekdays" extra={t('stayRules.daysHint')}>
            <Weekdays label={t('calendar.weeklyDays')} />
          </Form.Item>
          <Form.Item
            name="until"
            label={t('calendar.weeklyUntil')}
            dependencies={['weekdays']}
            rules={[({ getFieldsValue }) => ({ validator: () => untilSaid(getFieldsValue()) })]}
          >
            <Input
              type="date"
              min={to}
              max={addDays(firstOfMonth(from, MOST_MONTHS), -1)}
              size="large"
            />
          </Form.Item>
        </details>
      </StepForm>
    </StepDialog>
  )
}

/** Those of the chosen nights, a week of them at most. */
function weekdaysOf(from: string, to: string): Weekday[] {
  const nights = Array.from({ length: Math.min(nightsBetween(from, to), WEEK.length) }, (_, at) =>
    weekdayOf(addDays(from, at))
  )
  return WEEK.filter((_, monday) => nights.includes((monday + 1) % WEEK.length))
}
