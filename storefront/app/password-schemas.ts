import * as v from 'valibot'
import { secret } from './form-schema.ts'
import type { Translate } from './i18n/texts'
import type passwords from './locales/en/passwords.json'

type Words = Translate<typeof passwords>

/**
 * Six characters at least, with an upper-case letter, a lower-case letter and a digit
 * (specification §5). Only the API knows common passwords.
 */
const STRONG = [/.{6}/su, /\p{Lu}/u, /\p{Ll}/u, /\d/]

const isStrong = (password: string) => STRONG.every((part) => part.test(password))

/** After a link: a new password, twice. */
export const resetSchema = (t: Words) =>
  v.pipe(
    v.object({ password: strong(t), confirmPassword: secret }),
    v.forward(
      v.check((form) => isRepeated(form.password, form.confirmPassword), t('passwords.differ')),
      ['confirmPassword']
    )
  )

/** In the profile: the current password, and a new one twice. */
export const changeSchema = (t: Words) =>
  v.pipe(
    v.object({
      currentPassword: v.pipe(secret, v.nonEmpty(t('passwords.currentRequired'))),
      newPassword: strong(t),
      confirmPassword: secret,
    }),
    v.forward(
      v.check((form) => isRepeated(form.newPassword, form.confirmPassword), t('passwords.differ')),
      ['confirmPassword']
    )
  )

const strong = (t: Words) =>
  v.pipe(secret, v.nonEmpty(t('passwords.required')), v.check(isStrong, t('passwords.rule')))

/** A password that is refused itself is not compared. */
const isRepeated = (password: string, repeated: string) =>
  !isStrong(password) || password === repeated
