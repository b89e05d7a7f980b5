import { isKenyanPhone } from '@makao/shared/phones'
import * as v from 'valibot'
import { emailField, filled, secret, text, ticked } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type auth from '~/locales/en/auth.json'

/* The forms of the sign-in pages (specification §5). */
type Words = Translate<typeof auth>

const MIN_PASSWORD = 6

const SIX_DIGITS = /^\d{6}$/

export const signInSchema = (t: Words) =>
  v.pipe(
    v.object({
      email: emailField(t('auth.emailRequired'), t('auth.login.emailInvalid')),
      password: password(t),
      rememberMe: ticked,
      otp: v.optional(code),
      recoveryCode: text,
    }),
    v.forward(
      v.check(
        ({ otp, recoveryCode }) => otp === undefined || recoveryCode !== '' || SIX_DIGITS.test(otp),
        t('auth.verify.incomplete')
      ),
      ['otp']
    )
  )

export const forgottenSchema = (t: Words) =>
  v.object({ email: emailField(t('auth.emailRequired'), t('auth.login.emailInvalid')) })

export const registrationSchema = (t: Words) =>
  v.pipe(
    v.object({
      firstName: filled(t('auth.nameRequired', { field: t('auth.firstName') })),
      lastName: filled(t('auth.nameRequired', { field: t('auth.lastName') })),
      email: emailField(t('auth.emailRequired'), t('auth.emailInvalid')),
      phone: v.pipe(
        filled(t('auth.phoneRequired')),
        v.check(isKenyanPhone, t('auth.phoneInvalid', { phone: t('auth.phoneExample') }))
      ),
      role: v.fallback(v.picklist(['guest', 'host']), 'guest'),
      password: password(t),
      confirmPassword: secret,
      terms: v.pipe(text, v.nonEmpty(t('auth.termsRequired'))),
    }),
    v.forward(
      v.check((form) => form.password === form.confirmPassword, t('auth.passwordsDiffer')),
      ['confirmPassword']
    )
  )

export const codeSchema = (t: Words) =>
  v.object({ otp: v.pipe(code, v.regex(SIX_DIGITS, t('auth.verify.incomplete'))) })

/** Without the spaces of a pasted code. */
const code = v.pipe(
  secret,
  v.transform((typed) => typed.replace(/\s/g, ''))
)

const password = (t: Words) =>
  v.pipe(
    secret,
    v.nonEmpty(t('auth.passwordRequired')),
    v.minLength(MIN_PASSWORD, t('auth.passwordShort'))
  )
