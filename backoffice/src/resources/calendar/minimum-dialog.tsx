import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../components/step-dialog'
import { addDays } from '@makao/shared/dates'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import { propertiesOf, type Nights } from './use-nights'
import { useTitles } from './use-titles'

interface MinimumDialogProps {
  nights: Nights
  gone: () => void
  onMinimum: (least: number | null) => Promise<void>
  onSaved: () => void
}

/** Asks how long stays are at least that begin in the chosen nights; empty takes it away. */
export default function MinimumDialog({ nights, gone, onMinimum, onSaved }: MinimumDialogProps) {
  const { t } = useTranslation()
  const names = useTitles()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'calendar',
    valuesOf: () => ({ nights: typed(nights) }),
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
      <StepForm form={form} failed={t('calendar.minimumFailed')}>
        <Form.Item
          name="nights"
          label={t('stayRules.fields.minNights')}
          extra={t('calendar.minimumHint')}
        >
          <Input type="number" inputMode="numeric" min={1} max={90} autoComplete="off" />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}

/** The days of arrival, of which the last is a night, too. */
const datesOf = ({ from, to }: Nights) => stayDays(from, addDays(to, -1))

/** What all of these dates have already. */
function typed(nights: Nights) {
  const { from, to } = nights
  const least = propertiesOf(nights).map(
    ({ minimums }) => minimums.find((one) => one.from <= from && to <= one.to)?.nights
  )
  return least.every((one) => one === least[0]) ? String(least[0] ?? '') : ''
}
