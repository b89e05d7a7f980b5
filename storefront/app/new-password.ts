import type { Faults } from './components/checked-form'
import type { Translate } from './i18n/texts'
import type passwords from './locales/en/passwords.json'

/** Six signs at least, with an upper-case letter, a lower-case letter and a digit (specification §5). */
const STRONG = [/.{6}/su, /\p{Lu}/u, /\p{Ll}/u, /\d/]

/**
 * What is wrong with a new password in the field `name` and its repetition in `confirmPassword`, on
 * the server and in the browser alike. Whether it is too common only the API knows.
 */
export function newPasswordFaults(
  form: FormData,
  name: string,
  t: Translate<typeof passwords>
): Faults {
  const password = String(form.get(name) ?? '')
  if (!password) {
    return { [name]: t('passwords.required') }
  }
  if (!STRONG.every((part) => part.test(password))) {
    return { [name]: t('passwords.rule') }
  }
  const same = form.get('confirmPassword') === password
  return same ? {} : { confirmPassword: t('passwords.differ') }
}
