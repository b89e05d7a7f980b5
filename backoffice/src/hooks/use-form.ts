import type { HttpError } from '@refinedev/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'

type Faults<Values> = Partial<Record<keyof Values & string, string>>

interface FormOptions<Values> {
  initial: Values
  /** What is wrong before it is sent, by field. */
  check?: (values: Values) => Faults<Values>
  save: (values: Values) => Promise<unknown>
}

/**
 * A form of texts. What was typed stays when the server refuses; its words stand at their fields, the
 * first of which gets the focus; what belongs to no field is `failure`.
 */
export function useForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const { initial, check, save } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults<Values>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = check?.(values) ?? {}
    setFaults(found)
    setFailure(null)
    if (Object.keys(found).length > 0) {
      return
    }
    setBusy(true)
    try {
      await save(values)
    } catch (error) {
      const { errors, message } = error as HttpError
      const said = faultsOf<Values>(errors, initial)
      setFaults(said)
      setFailure(Object.keys(said).length > 0 ? null : message)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    failure,
    values,
    setValues,
    changed: Object.keys(initial).some((name) => values[name] !== initial[name]),
    /** For `<form>`. */
    form: { ref: form, onSubmit: (event: FormEvent) => void send(event), noValidate: true },
    /** For a field of `components/field`. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    }),
  }
}

/** The server names parts of a group with the group: `address.city`. */
function faultsOf<Values>(errors: HttpError['errors'], fields: Values): Faults<Values> {
  const said = Object.entries(errors ?? {}).map(([path, messages]) => [
    path.split('.').at(-1),
    Array.isArray(messages) ? messages[0] : String(messages),
  ])
  return Object.fromEntries(
    said.filter(([name]) => name && name in (fields as object))
  ) as Faults<Values>
}
