import type { Faults } from '~/components/checked-form'
import type { Translate } from '~/i18n/texts'
import type auth from '~/locales/en/auth.json'
import { isKenyanPhone } from '~/phone'

/*
 * What the forms check before they travel, on the server and in the browser alike (specification
 * §5). The API has the last word.
 */
type Words = Translate<typeof auth>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MIN_PASSWORD = 6

/** The text of a form field. */
export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export function loginFaults(form: FormData, t: Words): Faults {
  return compact({
    email: emailFault(form, t, t('auth.login.emailInvalid')),
    password: passwordFault(form, t),
    ...(form.has('otp') && !textOf(form, 'recoveryCode') ? codeFaults(form, t) : {}),
  })
}

export function forgottenFaults(form: FormData, t: Words): Faults {
  return compact({ email: emailFault(form, t, t('auth.login.emailInvalid')) })
}

export function registrationFaults(form: FormData, t: Words): Faults {
  return compact({
    firstName: nameFault(textOf(form, 'firstName'), t('auth.firstName'), t),
    lastName: nameFault(textOf(form, 'lastName'), t('auth.lastName'), t),
    email: emailFault(form, t, t('auth.emailInvalid')),
    phone: phoneFault(textOf(form, 'phone'), t),
    password: passwordFault(form, t),
    confirmPassword:
      form.get('password') === form.get('confirmPassword') ? '' : t('auth.passwordsDiffer'),
    terms: form.get('terms') ? '' : t('auth.termsRequired'),
  })
}

export function codeFaults(form: FormData, t: Words): Faults {
  return compact({ otp: /^\d{6}$/.test(codeOf(form)) ? '' : t('auth.verify.incomplete') })
}

/** The code, without the blanks that copying brings along. */
export const codeOf = (form: FormData) => textOf(form, 'otp').replace(/\s/g, '')

const nameFault = (name: string, field: string, t: Words) =>
  name ? '' : t('auth.nameRequired', { field })

function emailFault(form: FormData, t: Words, invalid: string) {
  const email = textOf(form, 'email')
  return email ? (EMAIL.test(email) ? '' : invalid) : t('auth.emailRequired')
}

function phoneFault(phone: string, t: Words) {
  if (!phone) {
    return t('auth.phoneRequired')
  }
  return isKenyanPhone(phone) ? '' : t('auth.phoneInvalid', { phone: t('auth.phoneExample') })
}

function passwordFault(form: FormData, t: Words) {
  const password = String(form.get('password') ?? '')
  if (!password) {
    return t('auth.passwordRequired')
  }
  return password.length < MIN_PASSWORD ? t('auth.passwordShort') : ''
}

function compact(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== ''))
}
