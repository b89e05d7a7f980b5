import { Input } from 'antd'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
    <Input
      role="searchbox"
      className={styles.box}
      aria-label={label}
      placeholder={label}
      prefix={<Search size={17} aria-hidden="true" />}
      allowClear={{ clearIcon: <X size={16} aria-label={t('list.clearSearch')} /> }}
      enterKeyHint="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(text)}
    />
  )
}
