import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_SEARCH } from '../providers/address'
import styles from './search-box.module.css'

/** How long typing must rest before the search begins, in ms. */
const REST = 350

interface SearchBoxProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** Searches while one types; follows the address when that changes (Back, Clear filters). */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const act = useEffectEvent(onChange)

  if (value !== seen) {
    setSeen(value)
    setSent(value)
    // Its own words come back from the address: whoever has typed on since goes on.
    if (value !== sent) {
      setText(value)
    }
  }

  useEffect(() => {
    if (text.trim() === seen) {
      return
    }
    const timer = setTimeout(() => {
      setSent(text.trim())
      act(text.trim())
    }, REST)
    return () => clearTimeout(timer)
  }, [text, seen])

  return (
    <div className={styles.box}>
      <Search size={17} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            setSent(text.trim())
            onChange(text.trim())
          }
        }}
      />
      {text && (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          onClick={() => {
            setText('')
            field.current?.focus()
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
