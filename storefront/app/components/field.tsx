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
    <div className="field">
      <label htmlFor={control} className={hideLabel ? 'sr-only' : undefined}>
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
  more,
  className = '',
  ...select
}: Surroundings &
  Bare<'select'> & { options: Option[]; more?: { label: string; options: Option[] } | false }) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => (
        <select {...select} {...control} className={`control select ${className}`.trimEnd()}>
          {options.map(optionOf)}
          {more && <optgroup label={more.label}>{more.options.map(optionOf)}</optgroup>}
        </select>
      )}
    </FieldFrame>
  )
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

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
      <label htmlFor={control} className="check">
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
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
