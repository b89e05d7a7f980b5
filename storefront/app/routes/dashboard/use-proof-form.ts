import * as v from 'valibot'
import { useCheckedForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'

/** The API alone knows whether a password is right. */
const anything = v.object({})

/** A form with `ProofFields`: what was refused is said at its field, which gets the focus. */
export function useProofForm(answered: Faults | undefined) {
  const { form, errors } = useCheckedForm(anything, answered)
  return { form: { ...form, noValidate: false }, errors }
}
