import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_SEARCH } from '../hooks/use-list-state'
import styles from './finder.module.css'
import { FinderResults } from './finder-results'
import { useFound, type Found } from './use-found'

interface FinderProps {
  /** Lies open in a sheet instead of under its field. */
  inline?: boolean
  /** After something was opened. */
  onOpen?: () => void
}

/** Finds properties, bookings and people from anywhere, with the keyboard alone if one likes. */
export function Finder({ inline = false, onOpen }: FinderProps) {
  const { t } = useTranslation()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(inline)
  const [active, setActive] = useState(-1)
  const search = useFound(text)
  const { found } = search
  const shown = (inline || open) && search.enabled
  const go = useGo(() => {
    setText('')
    setOpen(inline)
    onOpen?.()
  })

  function press(event: KeyboardEvent) {
    const last = found.length - 1
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive(active < last ? active + 1 : 0),
      ArrowUp: () => setActive(active > 0 ? active - 1 : last),
      Enter: () => found.length > 0 && go(found[Math.max(0, active)]),
    }
    if (event.key === 'Escape' && !inline && open) {
      event.preventDefault()
      setOpen(false)
    } else if (shown && !event.nativeEvent.isComposing && steps[event.key]) {
      event.preventDefault()
      steps[event.key]()
    }
  }

  return (
    <div
      ref={place}
      role="search"
      className={`${styles.finder} ${inline ? styles.inline : ''}`}
      onBlur={(event) => !place.current?.contains(event.relatedTarget) && setOpen(inline)}
    >
      <Search size={17} aria-hidden="true" className={styles.sign} />
      <input
        type="search"
        role="combobox"
        className={styles.field}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={shown && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && found[active] ? `${id}-${active}` : undefined}
        placeholder={t('search.label')}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
      />
      {shown && (
        <FinderResults id={id} text={text.trim()} search={search} active={active} go={go} />
      )}
      <ScrollToActive id={id} active={active} />
    </div>
  )
}

/** Opens what was found, and whatever else has to happen then. */
function useGo(after: () => void) {
  const navigate = useNavigate()
  return ({ path }: Found) => {
    void navigate(path)
    after()
  }
}

function ScrollToActive({ id, active }: { id: string; active: number }) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return null
}
