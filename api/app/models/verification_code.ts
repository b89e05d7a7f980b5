import { VerificationCodeSchema } from '#database/schema'

/**
 * A six-digit code on its way to somebody's inbox, and what it makes of the account once it comes back: the
 * details of the registration it was sent for, or none. Only its digest is kept (contract, verify-otp).
 */
export default class VerificationCode extends VerificationCodeSchema {
  /** The details that prove to be right with the code, as columns of the account. */
  get details() {
    const { firstName, lastName, phone, role, password } = this
    if (!firstName || !lastName || !role || !password) return null
    return { first_name: firstName, last_name: lastName, phone, role, password }
  }
}
