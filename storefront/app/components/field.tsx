import { useId, type ComponentProps, type ReactNode } from 'react'

interface Surroundings {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Visible to screen readers only. */
  hideLabel?: boolean
}

interface ControlProps {
  'id': string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/**
 * Label, hint and error around a control: `children` receives the props that tie them together.
 * Pass the refused submission as `defaultValue`.
 */
export function FieldFrame({
  label,
  hint,
  error,
  hideLabel,
  id,
  children,
}: Surroundings & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const generated = useId()
  const control = id ?? generated
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean)

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={control} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        'id': control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint && (
        <p id={`${control}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </div>
  )
}

type Bare<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'children'>

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  id,
  ...input
}: Surroundings & Bare<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => <input {...input} {...control} className="control" />}
    </FieldFrame>
  )
}

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  id,
  ...area
}: Surroundings & Bare<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => <textarea rows={4} {...area} {...control} className="control py-3" />}
    </FieldFrame>
  )
}

export interface Option {
  value: string | number
  label: string
}

/** The native select: best on phones, and works without scripts. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  id,
  options,
  className = '',
  ...select
}: Surroundings & Bare<'select'> & { options: Option[] }) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => (
        <select {...select} {...control} className={`control select ${className}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function Checkbox({
  label,
  error,
  id,
  ...input
}: Omit<Surroundings, 'hint' | 'hideLabel'> & Bare<'input'>) {
  const generated = useId()
  const control = id ?? generated

  return (
    <div className="grid gap-1">
      <label htmlFor={control} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          className="size-5 shrink-0 cursor-pointer accent-acacia"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${control}-error`} className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
    </div>
  )
}
