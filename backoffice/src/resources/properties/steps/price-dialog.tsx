import { Form, Input } from 'antd'
import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { StepDialog } from '../../../components/step-dialog'
import { StepForm } from '../../../forms/record-form'
import { useRecordForm } from '../../../forms/use-record-form'
import { ruleOf } from '../form/check'
import { useStepDialog } from './step-dialog-provider'
import { activateStep, waitsForActivation } from './steps'
import styles from './price-dialog.module.css'

interface PriceDialogProps {
  property: PropertyCard
  gone: () => void
}

/** The form has it with its currency, as "KES 6500": in another one the same number is another price. */
const numberIn = (price: string) => price.slice(4)

/** The price alone, for whoever changes it on the way: two taps and the number. */
export default function PriceDialog({ property, gone }: PriceDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const choose = useStepDialog()
  const form = useRecordForm({
    resource: 'properties',
    id: property._id,
    record: property,
    valuesOf: (from = property) => ({ price: `${from.currency} ${from.price}` }),
    payloadOf: ({ price }) => ({ currency: price.slice(0, 3), price: Number(numberIn(price)) }),
    saved: (now) =>
      t(waitsForActivation(property, now) ? 'properties.price.inactive' : 'listing.updated'),
    onSaved: (now) =>
      waitsForActivation(property, now) ? choose({ property: now, step: activateStep }) : close(),
  })
  const { currency } = form.record ?? property

  return (
    <StepDialog
      open={open}
      title={t('properties.price.title')}
      /* The dialog takes the focus when it opens; it belongs to the number. */
      afterOpenChange={(now) => now && form.form.focusField('price')}
      close={close}
      gone={gone}
      typed
      dismiss={t('listing.cancel')}
      confirm={t('properties.price.save')}
      form={form}
    >
      <p className={styles.whose}>{property.title}</p>
      <StepForm form={form} failed={t('listing.updateFailed')}>
        <Form.Item
          name="price"
          label={t('properties.price.label', { currency })}
          extra={t('properties.price.hint')}
          rules={ruleOf('price').map((rule) => ({ ...rule, transform: numberIn }))}
          getValueProps={(price: string) => ({ value: numberIn(price) })}
          getValueFromEvent={({ target }: ChangeEvent<HTMLInputElement>) =>
            `${currency} ${target.value}`
          }
        >
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            onFocus={(event) => event.target.select()}
          />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
