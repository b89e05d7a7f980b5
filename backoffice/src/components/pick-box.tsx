import styles from './pick-box.module.css'

interface PickBoxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Shows the label beside the box. */
  worded?: boolean
}

export function PickBox({ label, checked, onChange, worded = false }: PickBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={worded ? undefined : 'sr-only'}>{label}</span>
    </label>
  )
}
