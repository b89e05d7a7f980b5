import type { HttpError } from '@refinedev/core'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { clearErrors, currentOf, focusOn, placeErrors, wrongFields } from './fields'

/** What is wrong with a form: words at its fields, how many those are, and what belongs to no field. */
export function useFaults(
  form: FormInstance<object>,
  name: string,
  fieldOf?: (path: string) => string | undefined
) {
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState(0)

  /** Leads to the first field that is wrong. */
  function lead() {
    const fields = wrongFields(form)
    setWrong(fields.length)
    focusOn(name, fields[0])
  }

  return {
    failure,
    wrong,
    lead,
    /** Everything, or what is said of the fields that are being typed into. */
    clear(typed?: object) {
      clearErrors(form, typed)
      setWrong(wrongFields(form).length)
      if (!typed) {
        setFailure(undefined)
      }
    },
    /** The API's refusal, unless somebody else's change is the reason: that is a conflict, and no fault. */
    show(error: HttpError) {
      if (!currentOf(error)) {
        setFailure(placeErrors(form, error, fieldOf))
        lead()
      }
    },
  }
}
