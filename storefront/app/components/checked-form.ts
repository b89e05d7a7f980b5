import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHydrated } from '~/use-hydrated'

/** What is wrong, by field name, in words for the reader. */
export type Faults = Record<string, string>

const NONE: Faults = {}

/**
 * A form that is checked before it travels, in the words in which the server would refuse it.
 * Spread `form` over the `<Form>`; `errors` are those of the last try, wherever it failed, and the
 * first field concerned gets the focus.
 */
export function useCheckedForm(check: (form: FormData) => Faults, answered: Faults = NONE) {
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [here, setHere] = useState({ errors: NONE, answered })
  // A later answer of the server replaces what was found here.
  const errors = here.answered === answered && here.errors !== NONE ? here.errors : answered

  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = check(new FormData(event.currentTarget))
    setHere({ errors: found, answered })
    if (Object.keys(found).length > 0) {
      event.preventDefault()
    }
  }

  return { form: { ref, onSubmit, noValidate: hydrated }, errors }
}
