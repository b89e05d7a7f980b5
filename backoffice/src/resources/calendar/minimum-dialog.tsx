import { Form, Input, type FormRule } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../components/step-dialog'
import { SwitchRow } from '../../components/switch-row'
import { addDays } from '@makao/shared/dates'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import type { CalendarRow } from '../../api/types'
import { propertiesOf, type Nights } from './use-nights'
import { useTitles } from './use-titles'

interface MinimumDialogProps {
  nights: Nights
  gone: () => void
  onMinimum: (least: number | null) => Promise<void>
  onSaved: () => void
}

/** Asks how long stays are at least that begin in the chosen nights; empty takes it away, and where they differ only on purpose. */
export default function MinimumDialog({ nights, gone, onMinimum, onSaved }: MinimumDialogProps) {
  const { t } = useTranslation()
  const names = useTitles()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const isMixed = differ(nights)
  const form = useRecordForm({
    resource: 'calendar',
    valuesOf: () => ({ nights: isMixed ? '' : leastOf(nights.property, nights), none: false }),
    fieldOf: (path) => (path.endsWith('.nights') ? 'nights' : undefined),
    async send({ nights: least }) {
      await onMinimum(least === '' ? null : Number(least))
      return {}
    },
    onSaved: () => {
      onSaved()
      close()
    },
  })

  const chosen: FormRule = ({ getFieldValue }) => ({
    validator: (_, least: string) =>
      least !== '' || getFieldValue('none') === true
        ? Promise.resolve()
        : Promise.reject(new Error(t('calendar.minimumNeeded'))),
  })

  return (
    <StepDialog
      open={open}
      title={t('calendar.setMinimum')}
      /* The dialog takes the focus when it opens; it belongs to the number. */
      afterOpenChange={(now) => now && form.form.focusField('nights')}
      close={close}
      gone={gone}
      typed
      dismiss={t('calendar.notNow')}
      confirm={t('calendar.setMinimum')}
      form={form}
    >
      <p>{t('calendar.minimumEffect', { property: names(nights), dates: datesOf(nights) })}</p>
      {isMixed && <p>{t('calendar.minimumsDiffer')}</p>}
      <StepForm form={form} failed={t('calendar.minimumFailed')}>
        <Form.Item
          name="nights"
          label={t('stayRules.fields.minNights')}
          extra={!isMixed && t('calendar.minimumHint')}
          rules={isMixed ? [chosen] : []}
        >
          <Input type="number" inputMode="numeric" min={1} max={90} autoComplete="off" />
        </Form.Item>
        {isMixed && <SwitchRow name={['none']} label={t('calendar.minimumsNone')} />}
      </StepForm>
    </StepDialog>
  )
}

/** The days of arrival, of which the last is a night, too. */
const datesOf = ({ from, to }: Nights) => stayDays(from, addDays(to, -1))

/** What all of these dates have already at a place. */
const leastOf = ({ minimums }: CalendarRow, { from, to }: Nights) =>
  String(minimums.find((one) => one.from <= from && to <= one.to)?.nights ?? '')

/** Whether some of these dates, or places, have another minimum than the rest. */
function differ(nights: Nights) {
  const { property, from, to } = nights
  return propertiesOf(nights).some(
    (one) =>
      leastOf(one, nights) !== leastOf(property, nights) ||
      (leastOf(one, nights) === '' && one.minimums.some((part) => part.from < to && from < part.to))
  )
}
