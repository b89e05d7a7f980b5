import { Plus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { refocus } from '../../../components/refocus'
import fields from '../../../forms/form.module.css'
import styles from './choices.module.css'

interface Choice {
  value: string
  text: string
}

interface ChoicesProps {
  /** Label of the group. */
  label: string
  offered: Choice[]
  /** The label of a custom value. */
  textOf: (value: string) => string
  own: { label: string; longest: number; add: string }
  /** Normalises a custom value; empty when invalid. */
  read: (text: string) => string
  /** Given by `Form.Item`. */
  id?: string
  value?: string[]
  onChange?: (chosen: string[]) => void
}

/** Choices from a catalogue, and custom ones, inside `Form.Item`. */
export function Choices(props: ChoicesProps) {
  const { label, offered, textOf, own, read, id, value: chosen = [], onChange, ...control } = props
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const offers = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOffered = (value: string) => offered.some((choice) => choice.value === value)
  const others = chosen.filter((value) => !isOffered(value))
  const without = (value: string) => chosen.filter((one) => one !== value)

  function add() {
    const value = read(text)
    setText('')
    if (value && !chosen.includes(value)) {
      onChange?.([...chosen, value])
    }
  }

  function takeOut(value: string) {
    onChange?.(without(value))
    refocus(() => list.current ?? offers.current)
  }

  /** What is typed and not added yet is saved, too. */
  const onSubmit = useEffectEvent(add)
  useEffect(() => {
    const form = input.current?.form
    const addFirst = () => onSubmit()
    form?.addEventListener('submit', addFirst, { capture: true })
    return () => form?.removeEventListener('submit', addFirst, { capture: true })
  }, [])

  /** Enter adds the value instead of submitting the form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
  }

  return (
    <div data-choices className={styles.part}>
      <fieldset ref={offers} tabIndex={-1} className={styles.choices}>
        <legend className="sr-only">{label}</legend>
        {offered.map(({ value, text: name }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              value={value}
              className={styles.box}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange?.(event.target.checked ? [...chosen, value] : without(value))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label htmlFor={id} className={styles.label}>
        {own.label}
      </label>
      <div className={styles.own}>
        <input
          {...control}
          ref={input}
          id={id}
          data-label={label}
          type="text"
          className={fields.control}
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
      {others.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          className={styles.others}
          aria-label={t('listing.ownOnes', { what: label })}
        >
          {others.map((value) => (
            <li key={value}>
              {textOf(value)}
              <button
                type="button"
                aria-label={t('listing.takeOut', { what: textOf(value) })}
                onClick={() => takeOut(value)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
