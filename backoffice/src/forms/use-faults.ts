import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import {
  clearErrors,
  focusOn,
  placeErrors,
  placeUnread,
  wrongFields,
  type Difference,
} from './fields'

interface Conflict<Stored> {
  current: Stored
  differences: Difference[]
}

/**
 * What is wrong with a form: words at its fields, how many those are, what belongs to no field, and what others have changed to
 * something else.
 */
export function useFaults<Stored>(
  form: FormInstance<object>,
  name: string,
  fieldOf?: (path: string) => string | undefined
) {
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Stored>>()
  const asked = useRef<unknown>(undefined)

  /** Leads to the first field that is wrong. */
  function lead() {
    const fields = wrongFields(form)
    setWrong(fields.length)
    focusOn(name, fields[0])
  }

  /** Everything, or what is said of the fields that are being typed into. */
  function clear(typed?: object) {
    clearErrors(form, typed)
    setWrong(wrongFields(form).length)
    if (!typed) {
      setFailure(undefined)
      setConflict(undefined)
    }
  }

  return {
    failure,
    wrong,
    conflict,
    lead,
    clear,
    /** Before a save: whether somebody has to finish typing first, which is then all that is said. */
    unread() {
      clear()
      const fields = placeUnread(form, name)
      setWrong(fields)
      return fields > 0
    },
    /** Offers the choice between two changes, for which a save was refused. */
    ask(error: unknown, choice: Conflict<Stored>) {
      asked.current = error
      setConflict(choice)
    },
    /** The API's refusal, unless there is a choice instead. */
    show(error: HttpError) {
      if (error !== asked.current) {
        setFailure(placeErrors(form, error, fieldOf))
        lead()
      }
    },
  }
}
