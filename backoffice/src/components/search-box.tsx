import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_SEARCH } from '../hooks/use-list-state'
import styles from './search-box.module.css'

/** How long typing must rest before the search begins, in ms. */
const REST = 350

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches while one types; follows the address when that changes (Back, Clear filters). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const search = useEffectEvent(onSearch)

  if (value !== seen) {
    setSeen(value)
    if (value !== text.trim()) {
      setText(value)
    }
  }

  useEffect(() => {
    if (text.trim() === seen) {
      return
    }
    const timer = setTimeout(() => search(text), REST)
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
        onKeyDown={(event) => event.key === 'Enter' && onSearch(text)}
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
