import { useWarnAboutChange } from '@refinedev/core'
import { useEffect, useId } from 'react'
import { unsavedForms } from './unsaved-forms'

/** Asks before somebody leaves while something is unsaved, by a link or by the browser's Back. */
export function useWarnBeforeLeaving(unsaved: boolean) {
  const { setWarnWhen } = useWarnAboutChange()
  const form = useId()

  useEffect(() => {
    if (!unsaved) {
      return
    }
    unsavedForms.add(form)
    setWarnWhen(true)
    return () => {
      unsavedForms.delete(form)
      setWarnWhen(unsavedForms.some())
    }
  }, [unsaved, form, setWarnWhen])

  return {
    /** Nothing of this form keeps anybody any more. */
    allowLeaving() {
      unsavedForms.delete(form)
      setWarnWhen(unsavedForms.some())
    },
    /** Refine stops asking with every save, also with one that is refused, or of another form. */
    goOnAsking: () => setWarnWhen(unsavedForms.some()),
  }
}
