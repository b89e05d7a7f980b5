import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './stepper.module.css'

interface StepperProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Of the field: the buttons are named after it. */
  what: string
  /** As typed, so that the field may be empty; given by `Form.Item`. */
  value?: string
  onChange?: (value: string) => void
  min: number
  max: number
  step?: number
}

/** A number with buttons for less and more, inside `Form.Item`. */
export function Stepper({ what, value = '', onChange, min, max, step = 1, ...rest }: StepperProps) {
  const { t } = useTranslation()
  const now = Number(value)
  const to = (next: number) => String(Math.min(max, Math.max(min, next)))
  const button = (direction: -1 | 1, Icon: typeof Plus) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(direction > 0 ? 'listing.more' : 'listing.less', { what })}
      disabled={direction > 0 ? now >= max : now <= min}
      onClick={() => onChange?.(to(now + direction * step))}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )

  return (
    <div className={styles.stepper}>
      {button(-1, Minus)}
      <input
        {...rest}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        className={styles.number}
        {...{ value, min, max, step }}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {button(1, Plus)}
    </div>
  )
}
