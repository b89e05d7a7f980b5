import type { FormEvent } from 'react'
import { FieldFrame } from './field'

export const CODE_LENGTH = 6

interface CodeFieldProps {
  label: string
  error: string | undefined
  /** Called with the digits as they are typed. */
  onDigits?: (digits: string) => void
}

/** A six-digit code: one field, which phones and password managers fill, and which works without scripts. */
export function CodeField({ label, error, onDigits }: CodeFieldProps) {
  function onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    // No maxLength: it would cut a code that is pasted with a space.
    const digits = field.value.replace(/\D/g, '').slice(0, CODE_LENGTH)
    if (digits !== field.value) {
      field.value = digits
    }
    onDigits?.(digits)
  }

  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <input
          {...control}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6}"
          onInput={onInput}
          onFocus={(event) => event.currentTarget.select()}
          className="control tabular h-16 indent-[0.5em] font-display text-2xl font-bold tracking-[0.5em]"
        />
      )}
    </FieldFrame>
  )
}
