import { useWarnAboutChange } from '@refinedev/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { FIELDS, type ListingErrors } from './check'
import { dropDraft, keepDraft, readDraft } from './draft'
import { isSame, type ListingField, type ListingValues } from './values'

/**
 * The form's state: what was typed, what is wrong with it, and the draft of it in this browser, which
 * is kept with every key and offered again when somebody comes back.
 *
 * @param initial - what it starts with; what equals it is no draft
 * @param key - where the draft lies (`draftKey`)
 */
export function useListingForm(initial: ListingValues, key: string) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ListingErrors>({})
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(key)
    return draft && !isSame(draft.values, initial) ? draft : null
  })
  const { setWarnWhen } = useWarnAboutChange()
  const changed = !isSame(values, initial)
  const [touched, setTouched] = useState(false)

  const keep = useEffectEvent(() => (changed ? keepDraft(key, values) : dropDraft(key)))
  useEffect(() => {
    if (touched) {
      keep()
    }
  }, [values, touched])

  useEffect(() => {
    setWarnWhen(changed)
    return () => setWarnWhen(false)
  }, [changed, setWarnWhen])

  return {
    values,
    errors,
    /** A draft of an earlier visit, until somebody decides. */
    offered,
    changed,
    set(changes: Partial<ListingValues>) {
      setTouched(true)
      setValues((before) => ({ ...before, ...changes }))
      setErrors((before) => without(before, Object.keys(changes) as ListingField[]))
    },
    /** Shows what is wrong and leads to the first of it. */
    refuse(found: ListingErrors) {
      setErrors(found)
      const first = FIELDS.find((field) => found[field])
      requestAnimationFrame(() => focusOn(first))
    },
    resume() {
      if (offered) {
        setTouched(true)
        setValues(offered.values)
        setErrors({})
        setOffered(null)
      }
    },
    discard() {
      setOffered(null)
      if (!touched) {
        dropDraft(key)
      }
    },
    /** It is on the server: no draft and no warning any more. */
    settle() {
      setTouched(false)
      setOffered(null)
      setWarnWhen(false)
      dropDraft(key)
    },
  }
}

export type ListingForm = ReturnType<typeof useListingForm>

function without(errors: ListingErrors, fields: ListingField[]): ListingErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !fields.includes(field as ListingField))
  )
}

function focusOn(field: ListingField | undefined) {
  const control = document.getElementById(`listing-${field ?? 'alert'}`)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
