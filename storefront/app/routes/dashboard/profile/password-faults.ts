import type { Faults } from '~/components/checked-form'
import type { Translate } from '~/i18n/texts'
import type passwords from '~/locales/en/passwords.json'
import { newPasswordFaults } from '~/new-password'

/** What is wrong with a change of password (specification §5). */
export function passwordFaults(form: FormData, t: Translate<typeof passwords>): Faults {
  return {
    ...(form.get('currentPassword') ? {} : { currentPassword: t('passwords.currentRequired') }),
    ...newPasswordFaults(form, 'newPassword', t),
  }
}
