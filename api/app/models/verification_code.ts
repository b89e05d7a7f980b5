import { VerificationCodeSchema } from '#database/schema'

/** A code with the details of its registration; only its digest is stored (contract, verify-otp). */
export default class VerificationCode extends VerificationCodeSchema {
  get details() {
    const { firstName, lastName, phone, role, password } = this
    if (!firstName || !lastName || !role || !password) return null
    return { first_name: firstName, last_name: lastName, phone, role, password }
  }
}
