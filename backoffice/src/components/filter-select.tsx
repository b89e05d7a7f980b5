import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './filter-select.module.css'

interface FilterOption {
  /** The value in the URL; empty for all. */
  value: string
  text: string
}

interface FilterProps {
  label: string
  value: string
  options: FilterOption[]
  onChange: (value: string) => void
}

/** The native select: best with keyboards, screen readers and phones. */
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

/** The same choice as pills, for the filter used most. */
export function FilterPills({ label, value, options, onChange }: FilterProps) {
  const pills = useRef<HTMLFieldSetElement>(null)

  /* Pills may overflow on a phone: scrolls the chosen one into view. */
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
