import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHydrated } from '~/use-hydrated'

/** What is wrong, by field name, in words for the reader. */
export type Faults = Record<string, string>

const NONE: Faults = {}

/**
 * A form that is checked before it travels, in the words in which the server would refuse it.
 * Spread `form` over the `<Form>`; `errors` are those of the last try, wherever it failed, as far
 * as nothing was changed since, and the first field concerned gets the focus.
 */
export function useCheckedForm(check: (form: FormData) => Faults, answered: Faults = NONE) {
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [here, setHere] = useState({ errors: NONE, answered })
  const [mended, setMended] = useState<{ errors: Faults; names: string[] } | null>(null)
  // A later answer of the server replaces what was found here.
  const errors = here.answered === answered && here.errors !== NONE ? here.errors : answered
  const names = mended?.errors === errors ? mended.names : []

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

  /** Whoever changes a field is not told any longer what was wrong with it. */
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
