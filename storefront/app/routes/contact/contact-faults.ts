import type { Faults } from '~/components/checked-form'
import type { Translate } from '~/i18n/texts'
import type contact from '~/locales/en/contact.json'

export const contactFields = ['fullName', 'email', 'phone', 'subject', 'message'] as const

/** In signs, as the API takes them (specification §5). */
export const LENGTHS = { fullName: 100, email: 254, phone: 20, subject: 100, message: 1000 }

type Words = Translate<typeof contact>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is missing in a message, on the server and in the browser alike. The API has the last word. */
export function contactFaults(form: FormData, t: Words): Faults {
  const faults: Faults = {}
  for (const name of contactFields) {
    if (!textOf(form, name)) {
      faults[name] = t(`contact.${name}Required`)
    }
  }
  if (!faults.email && !EMAIL.test(textOf(form, 'email'))) {
    faults.email = t('contact.emailInvalid')
  }
  return faults
}

/** Any blank field is said of the form as a whole, too (specification §5). */
export function isIncomplete(errors: Faults, t: Words) {
  return contactFields.some((name) => errors[name] === t(`contact.${name}Required`))
}

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
