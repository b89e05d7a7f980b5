import { useId, useState, type KeyboardEvent } from 'react'
import { destinations } from '@makao/shared/catalogue'
import { useText } from '~/i18n/use-text'
import { useHydrated } from '~/use-hydrated'
import stay from '~/locales/en/stay.json'
import { FieldFrame } from './field'
import { Icon } from './icon'
import { usePlacesMeant } from './use-places-meant'

/** Suggestions shown before anything is typed (specification §5). */
const MOST = 6

function destinationsFor(text: string) {
  const wanted = text.trim().toLowerCase()
  return wanted
    ? destinations.filter((place) => place.toLowerCase().includes(wanted))
    : destinations.slice(0, MOST)
}

interface PlaceFieldProps {
  value: string
  onChange: (value: string) => void
  /** A suggestion was chosen or the field left: time to act on it. Enter sends the form. */
  onCommit?: (value: string) => void
  error?: string
  required?: boolean
}

/**
 * Where to go: a combobox over the destinations, and what else may be meant by what is typed. It takes any other
 * text, too. Without scripts the browser's own list of suggestions stands in.
 */
export function PlaceField({ value, onChange, onCommit, error, required }: PlaceFieldProps) {
  const t = useText(stay)
  const hydrated = useHydrated()
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const meant = usePlacesMeant(open ? value : '')
  const places = [...new Set([...destinationsFor(value), ...meant])]
  const shown = open && places.length > 0

  function choose(place: string) {
    onChange(place)
    onCommit?.(place)
    close()
  }

  function leave() {
    onCommit?.(value)
    close()
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = places[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(!shown && step < 0 ? places.length - 1 : wrap(active + step, places.length))
      setOpen(true)
    } else if (event.key === 'Enter' && shown && place) {
      event.preventDefault()
      choose(place)
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      close()
    }
  }

  return (
    <div className="with-options" onBlur={leave}>
      <FieldFrame label={t('stay.where')} error={error}>
        {(control) => (
          <div className="relative">
            <Icon name="map-pin" className="absolute top-3.75 left-3.5 text-muted" />
            <input
              {...control}
              name="location"
              value={value}
              required={required}
              maxLength={80}
              placeholder={t('stay.wherePlaceholder')}
              autoComplete="off"
              enterKeyHint="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={list}
              aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
              list={hydrated ? undefined : 'destinations'}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onChange={(event) => {
                onChange(event.target.value)
                setOpen(true)
                setActive(-1)
              }}
              onKeyDown={onKeyDown}
              className="control pl-10.5"
            />
          </div>
        )}
      </FieldFrame>
      {shown && (
        <ul id={list} role="listbox" aria-label={t('stay.suggestions')} className="options">
          {places.map((place, index) => (
            <li
              key={place}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              ref={index === active ? intoView : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place}
            </li>
          ))}
        </ul>
      )}
      {!hydrated && (
        <datalist id="destinations">
          {destinations.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** `index` going round and round a list, with -1 (the field itself) between its ends. */
function wrap(index: number, length: number) {
  return index < -1 ? length - 1 : index >= length ? -1 : index
}
