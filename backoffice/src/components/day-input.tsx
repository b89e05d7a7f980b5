import { useState, type ComponentProps } from 'react'
import { dayMeant, isWhole } from './whole-day'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onChange: (day: string) => void
  /** Whether a broken-off day becomes a whole one when the field is left: nobody refuses it where nothing is saved. */
  settles?: boolean
}

/** Without an end browsers take years of six digits. */
const LAST_DAY = '9999-12-31'

/** The browser's own date field; a year that is still being typed is not acted upon. */
export function DayInput({ value, onChange, settles = false, ...input }: Props) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    setText(value)
  }

  return (
    <input
      {...input}
      type="date"
      max={input.max ?? LAST_DAY}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        if (isWhole(target.value) && !target.validity.badInput) {
          onChange(target.value)
        }
      }}
      onBlur={() => {
        if (settles && !isWhole(text)) {
          const day = dayMeant(text, value)
          setText(day)
          if (day !== value) {
            onChange(day)
          }
        }
      }}
    />
  )
}
