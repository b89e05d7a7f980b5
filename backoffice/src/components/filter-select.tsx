import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './filter-select.module.css'

interface FilterOption {
  /** As the address has it; empty for all. */
  value: string
  text: string
}

interface FilterProps {
  label: string
  value: string
  options: FilterOption[]
  onChange: (value: string) => void
}

/** A dropdown by the browser itself: its keys, its voice, and the phone's own wheel. */
export function FilterSelect({ label, value, options, onChange }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span className={styles.label}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </label>
  )
}

/** The same choice laid open, for the filter one reaches for all day. */
export function FilterPills({ label, value, options, onChange }: FilterProps) {
  const pills = useRef<HTMLFieldSetElement>(null)

  /* On a phone they run over the edge: the chosen one comes into sight. */
  useEffect(() => {
    const chosen = pills.current?.querySelector(':checked')?.parentElement
    if (pills.current && chosen) {
      pills.current.scrollLeft = chosen.offsetLeft - pills.current.clientWidth / 2
    }
  }, [value])

  return (
    <fieldset ref={pills} className={styles.pills}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="radio"
            className="sr-only"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
