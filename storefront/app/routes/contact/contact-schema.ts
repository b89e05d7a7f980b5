import * as v from 'valibot'
import { type Faults, emailField, filled } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type contact from '~/locales/en/contact.json'

export const contactFields = ['fullName', 'email', 'phone', 'subject', 'message'] as const

/** In characters, as in the API (specification §5). */
export const LENGTHS = { fullName: 100, email: 254, phone: 20, subject: 100, message: 1000 }

type Words = Translate<typeof contact>

/** A message to support (specification §5). */
export const contactSchema = (t: Words) =>
  v.object({
    fullName: filled(t('contact.fullNameRequired')),
    email: emailField(t('contact.emailRequired'), t('contact.emailInvalid')),
    phone: filled(t('contact.phoneRequired')),
    subject: filled(t('contact.subjectRequired')),
    message: filled(t('contact.messageRequired')),
  })

/** A blank field is also an error of the whole form (specification §5). */
export function isIncomplete(errors: Faults, t: Words) {
  return contactFields.some((name) => errors[name] === t(`contact.${name}Required`))
}
