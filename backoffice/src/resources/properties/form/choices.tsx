import { Plus, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field'
import field from '../../../components/field.module.css'
import styles from './choices.module.css'

interface Choice {
  value: string
  text: string
}

interface ChoicesProps {
  /** Names the whole, read out with each choice. */
  label: string
  offered: Choice[]
  chosen: string[]
  /** How a word of one's own is shown. */
  textOf: (value: string) => string
  own: { id: string; label: string; hint?: string; error?: string; longest: number; add: string }
  /** What a word becomes when it is added; empty when there is nothing in it. */
  read: (text: string) => string
  onChange: (chosen: string[]) => void
}

/** Several of a catalogue, and words of one's own beside it. */
export function Choices(props: ChoicesProps) {
  const { label, offered, chosen, textOf, own, read, onChange } = props
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const isOffered = (value: string) => offered.some((choice) => choice.value === value)
  const others = chosen.filter((value) => !isOffered(value))
  const without = (value: string) => chosen.filter((one) => one !== value)

  function add() {
    const value = read(text)
    setText('')
    if (value && !chosen.includes(value)) {
      onChange([...chosen, value])
    }
  }

  /** Enter adds the word; the form is sent by its own button. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
  }

  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="sr-only">{label}</legend>
        {offered.map(({ value, text: name }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : without(value))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Field id={own.id} label={own.label} hint={own.hint} error={own.error}>
        {(control) => (
          <div className={styles.own}>
            <input
              {...control}
              type="text"
              className={field.control}
              value={text}
              maxLength={own.longest}
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className={styles.add}
              aria-label={own.add}
              disabled={!read(text)}
              onClick={add}
            >
              <Plus size={18} aria-hidden="true" />
              {t('listing.add')}
            </button>
          </div>
        )}
      </Field>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('listing.ownOnes', { what: label })}>
          {others.map((value) => (
            <li key={value}>
              {textOf(value)}
              <button
                type="button"
                aria-label={t('listing.takeOut', { what: textOf(value) })}
                onClick={() => onChange(without(value))}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
