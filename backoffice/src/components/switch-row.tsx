import { useId } from 'react'
import styles from './switch-row.module.css'

interface SwitchRowProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On or off, with what it means. The whole row is the target. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
