import type { HttpError } from '@refinedev/core'
import { Alert } from 'antd'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { TextField } from '../../../components/field'
import { StepDialog } from '../../../components/step-dialog'
import { useDeed } from '../../../hooks/use-deed'
import { http } from '../../../providers/http'
import { errorsAtFields, isPrice, priceText } from '../form/check'
import styles from './price-dialog.module.css'

/** The dialog takes the focus when it opens; it belongs to the number. */
const FIELD = 'property-new-price'

interface PriceDialogProps {
  property: PropertyCard
  gone: () => void
}

/** The price alone, for whoever changes it on the way: two taps and the number. */
export default function PriceDialog({ property, gone }: PriceDialogProps) {
  const { t } = useTranslation()
  const deed = useDeed('properties')
  const { title, currency } = property
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [price, setPrice] = useState(String(property.price))
  const [error, setError] = useState<string>()
  const [reason, setReason] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    setReason(undefined)
    if (!isPrice(price)) {
      return setError(priceText())
    }
    setBusy(true)
    try {
      const change = () => http.put(`/properties/${property._id}`, { price: Number(price) })
      await deed(change, () => t('listing.updated'))
      setOpen(false)
    } catch (refusal) {
      const { message, errors } = refusal as HttpError
      const { price: wrong } = errorsAtFields(errors)
      setError(wrong)
      setReason(wrong ? undefined : message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepDialog
      open={open}
      title={t('properties.price.title')}
      afterOpenChange={(now) => now && document.getElementById(FIELD)?.focus()}
      close={() => setOpen(false)}
      gone={gone}
      dismiss={t('listing.cancel')}
      confirm={t('properties.price.save')}
      busy={busy}
      does="property-price"
    >
      <form
        id="property-price"
        noValidate
        className={styles.form}
        onSubmit={(event) => void save(event)}
      >
        <p className={styles.whose}>{title}</p>
        <TextField
          id={FIELD}
          label={t('properties.price.label', { currency })}
          hint={t('properties.price.hint')}
          error={error}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={price}
          onFocus={(event) => event.target.select()}
          onChange={setPrice}
        />
      </form>
      {reason && (
        <Alert
          type="error"
          role="alert"
          className={styles.reason}
          message={t('listing.updateFailed')}
          description={reason}
        />
      )}
    </StepDialog>
  )
}
