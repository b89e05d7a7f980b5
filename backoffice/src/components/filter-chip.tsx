import { X } from 'lucide-react'
import styles from './filter-chip.module.css'

interface FilterChipProps {
  text: string
  /** What pressing it shows again. */
  remove: string
  onRemove: () => void
}

/** A filter that was chosen elsewhere, and can be taken away. */
export function FilterChip({ text, remove, onRemove }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} title={remove} onClick={onRemove}>
      {text}
      <span className="sr-only">: {remove}</span>
      <X size={15} aria-hidden="true" />
    </button>
  )
}
