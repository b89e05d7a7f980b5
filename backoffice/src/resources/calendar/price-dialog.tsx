import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../components/step-dialog'
import { nightsBetween } from '@makao/shared/dates'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'
import { useTitles } from './use-titles'

interface PriceDialogProps {
  nights: Nights
  gone: () => void
  onPrice: (price: number) => Promise<void>
  onSaved: () => void
}

/** Asks for one price for all chosen nights. */
export default function PriceDialog({ nights, gone, onPrice, onSaved }: PriceDialogProps) {
  const { t } = useTranslation()
  const names = useTitles()
  const [open, setOpen] = useState(true)
  const { property, from, to } = nights
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'calendar',
    valuesOf: () => ({ price: '' }),
    fieldOf: (path) => (path.endsWith('.price') ? 'price' : undefined),
    async send({ price }) {
      await onPrice(Number(price))
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
      title={t('calendar.priceTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      /* The dialog takes the focus when it opens; it belongs to the number. */
      afterOpenChange={(now) => now && form.form.focusField('price')}
      close={close}
      gone={gone}
      typed
      dismiss={t('calendar.notNow')}
      confirm={t('calendar.priceSave')}
      form={form}
    >
      <p>{t('calendar.priceEffect', { property: names(nights), dates: stayDays(from, to) })}</p>
      <StepForm form={form} failed={t('calendar.priceFailed')}>
        <Form.Item
          name="price"
          label={t('prices.price', { currency: property.currency })}
          rules={[
            {
              validator: (_, typed: string) =>
                Number(typed) >= 1
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('calendar.priceNeeded'))),
            },
          ]}
        >
          <Input type="number" inputMode="decimal" min={1} step={0.01} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
