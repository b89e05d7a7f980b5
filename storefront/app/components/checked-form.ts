import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { checkForm, type Faults } from '~/form-schema'
import { useHydrated } from '~/use-hydrated'

const NONE: Faults = {}

/**
 * Checks a form before it is sent, by the server's own schema. Spread `form` over the `<Form>`;
 * `errors` are those of the last try for unchanged fields. The first invalid field gets the focus.
 */
export function useCheckedForm(schema: v.GenericSchema, answered: Faults = NONE) {
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [here, setHere] = useState({ errors: NONE, answered })
  const [mended, setMended] = useState<{ errors: Faults; names: string[] } | null>(null)
  // A later answer of the server replaces these errors.
  const errors = here.answered === answered && here.errors !== NONE ? here.errors : answered
  const names = mended?.errors === errors ? mended.names : []

  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { errors: found } = checkForm(schema, new FormData(event.currentTarget))
    setHere({ errors: found ?? {}, answered })
    if (found) {
      event.preventDefault()
    }
  }

  /** Changing a field clears its error. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (name in errors && !names.includes(name)) {
      setMended({ errors, names: [...names, name] })
    }
  }

  const left = Object.entries(errors).filter(([name]) => !names.includes(name))
  return {
    form: { ref, onSubmit, onInput, noValidate: hydrated },
    errors: Object.fromEntries(left) as Faults,
  }
}

/** The API alone knows what is right. */
const anything = v.object({})

/** A form that is checked by the API alone: what was refused is said at its field, which gets the focus. */
export function useAnsweredForm(answered: Faults | undefined) {
  const { form, errors } = useCheckedForm(anything, answered)
  return { form: { ...form, noValidate: false }, errors }
}
