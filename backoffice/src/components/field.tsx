import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

interface Surroundings {
  label: string
  hint?: string
  error?: string
  /** Stands beside the label when the field may stay empty. */
  optional?: string
}

/** Ties a control to its label, hint and error. */
export interface ControlProps {
  'id': string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps extends Surroundings {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around any control; what is wrong is read out with it. */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean)

  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({
        'id': control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint && (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface Said {
  value: string
  onChange: (value: string) => void
}

type Bare<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'value' | 'onChange' | 'id'
> & { id?: string }

/** One line of text. */
export function TextField(props: Surroundings & Said & Bare<'input'>) {
  const { label, hint, error, optional, id, onChange, ...input } = props
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Several lines, growing with what is written. */
export function TextArea(props: Surroundings & Said & Bare<'textarea'>) {
  const { label, hint, error, optional, id, onChange, ...area } = props
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${styles.control} ${styles.area}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** The browser's own dropdown: its keys, its voice, and the phone's own wheel. */
export function SelectField(props: Surroundings & Said & Bare<'select'>) {
  const { label, hint, error, optional, id, onChange, ...select } = props
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={`${styles.control} ${styles.select}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
