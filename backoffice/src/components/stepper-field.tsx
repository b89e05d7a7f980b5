import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field } from './field'
import styles from './stepper-field.module.css'

interface StepperFieldProps {
  id?: string
  label: string
  hint?: string
  error?: string
  /** As it was typed: an empty field stays empty until somebody says otherwise. */
  value: string
  min: number
  max: number
  step?: number
  onChange: (value: string) => void
}

/** A number between two thumbs; it can be typed as well. */
export function StepperField(props: StepperFieldProps) {
  const { t } = useTranslation()
  const { id, label, hint, error, value, min, max, step = 1, onChange } = props
  const now = Number(value)
  const to = (next: number) => String(Math.min(max, Math.max(min, next)))
  const button = (direction: -1 | 1, Icon: typeof Plus) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(direction > 0 ? 'listing.more' : 'listing.less', { what: label })}
      disabled={direction > 0 ? now >= max : now <= min}
      onClick={() => onChange(to(now + direction * step))}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )

  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => (
        <div className={styles.stepper}>
          {button(-1, Minus)}
          <input
            {...control}
            type="number"
            inputMode={step < 1 ? 'decimal' : 'numeric'}
            className={styles.number}
            {...{ value, min, max, step }}
            onChange={(event) => onChange(event.target.value)}
          />
          {button(1, Plus)}
        </div>
      )}
    </Field>
  )
}
