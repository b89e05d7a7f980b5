import styles from './pick-box.module.css'

interface PickBoxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label is shown beside the box. */
  worded?: boolean
}

/** A box to pick a row with, large enough for a thumb. */
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
