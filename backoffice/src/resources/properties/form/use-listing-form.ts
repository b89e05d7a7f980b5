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
 * @param waiting - whether pictures are not on the server yet
 */
export function useListingForm(initial: ListingValues, key: string, waiting: boolean) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ListingErrors>({})
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(key)
    return draft && !isSame(draft.values, initial) ? draft : null
  })
  const { setWarnWhen } = useWarnAboutChange()
  const [touched, setTouched] = useState(false)
  const changed = touched && !isSame(values, initial)
  const unsaved = changed || waiting

  const keep = useEffectEvent(() => (changed ? keepDraft(key, values) : dropDraft(key)))
  useEffect(() => {
    if (touched) {
      keep()
    }
  }, [values, touched])

  useEffect(() => {
    setWarnWhen(unsaved)
    return () => setWarnWhen(false)
  }, [unsaved, setWarnWhen])

  return {
    values,
    errors,
    /** A draft of an earlier visit, until somebody decides. */
    offered,
    unsaved,
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
    /** Somebody chose to leave as it is: they are not asked again on the way. */
    letGo: () => setWarnWhen(false),
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
