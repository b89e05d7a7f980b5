import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import { useHydrated } from '~/use-hydrated'

export const CODE_LENGTH = 6

interface CodeFieldProps {
  label: string
  code: string
  onChange: (code: string) => void
  error: string | undefined
}

/**
 * A six-digit code, one box per digit: typing moves on, Backspace back, pasting and autofill
 * spread. Without scripts a plain field.
 */
export function CodeField({ label, code, onChange, error }: CodeFieldProps) {
  const hydrated = useHydrated()
  const described = error ? 'otp-error' : undefined

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {hydrated ? (
        <input key="boxes" type="hidden" name="otp" value={code} />
      ) : (
        <input
          key="plain"
          name="otp"
          aria-label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6}"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="without-scripts control tabular h-14 text-center text-xl tracking-[0.6em]"
        />
      )}
      <Boxes code={code} onChange={onChange} invalid={Boolean(error)} described={described} />
      {error && (
        <p id="otp-error" className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface BoxesProps {
  code: string
  onChange: (code: string) => void
  invalid: boolean
  described: string | undefined
}

function Boxes({ code, onChange, invalid, described }: BoxesProps) {
  const t = useText(auth)
  const row = useRef<HTMLDivElement>(null)
  const focus = (index: number) => {
    const boxes = row.current?.querySelectorAll('input')
    boxes?.[Math.max(0, Math.min(index, CODE_LENGTH - 1))]?.focus()
  }

  function write(index: number, text: string) {
    const digits = text.replace(/\D/g, '')
    const start = Math.min(index, code.length)
    const next = (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(
      0,
      CODE_LENGTH
    )
    onChange(next)
    focus(start + digits.length)
  }

  function onKeyDown(index: number, event: KeyboardEvent) {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      const at = event.key === 'Backspace' && index >= code.length ? code.length - 1 : index
      onChange(code.slice(0, Math.max(0, at)) + code.slice(at + 1))
      focus(event.key === 'Backspace' ? Math.min(index, code.length) - 1 : index)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      focus(index + (event.key === 'ArrowLeft' ? -1 : 1))
    }
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    write(0, event.clipboardData.getData('text'))
  }

  return (
    <div ref={row} onPaste={onPaste} className="needs-scripts grid grid-cols-6 gap-2 sm:gap-3">
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <input
          key={index}
          value={code[index] ?? ''}
          aria-label={t('auth.verify.digit', { number: index + 1 })}
          inputMode="numeric"
          // Phones autofill the whole code into the first box.
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          maxLength={index === 0 ? CODE_LENGTH : 2}
          aria-invalid={invalid || undefined}
          aria-describedby={described}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => onKeyDown(index, event)}
          onChange={(event) => write(index, typedInto(code[index], event.target.value))}
          className="control tabular h-14 px-0 text-center font-display text-xl font-bold sm:h-16"
        />
      ))}
    </div>
  )
}

function typedInto(old: string | undefined, text: string) {
  return old && text.length === 2 ? text.replace(old, '') : text
}
