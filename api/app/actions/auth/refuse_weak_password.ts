import { MIN_ADMIN_PASSWORD_LENGTH, passwordProblem } from '#domain/passwords'
import { invalid } from '#exceptions/refusal'

/**
 * Refuses a new password that is easy to guess (ADR 0035).
 * @throws Refusal 422 at the field
 */
export function refuseWeakPassword(
  field: 'password' | 'newPassword',
  password: string,
  owner: Parameters<typeof passwordProblem>[1]
) {
  switch (passwordProblem(password, owner)) {
    case 'common':
      throw invalid(field, 'common', 'auth.passwordCommon')
    case 'personal':
      throw invalid(field, 'personal', 'auth.passwordPersonal')
    case 'short':
      throw invalid(field, 'minLength', 'auth.passwordOfAdmin', { min: MIN_ADMIN_PASSWORD_LENGTH })
  }
}
