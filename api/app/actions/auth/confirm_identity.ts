import { recordFailedProof } from '#actions/audit/record_access'
import { secondFactorProblem } from '#actions/auth/check_second_factor'
import { invalid, tooMany } from '#exceptions/refusal'
import type User from '#models/user'
import { personTries } from '#services/limits/person_tries'

export type Proof = { password?: string; otp?: string }

/**
 * Asks for the password once more, and for a code where two-factor sign-in is on: an open session alone may be a borrowed
 * one (ADR 0035).
 * @throws Refusal 422 at the field, 429 after five wrong ones in a quarter of an hour
 */
export async function confirmIdentity(person: User, { password, otp }: Proof) {
  if (!password) throw invalid('password', 'required', 'auth.passwordAgain')
  const tries = personTries('password', person.id)
  const wait = await tries.take()
  if (wait > 0) {
    await recordFailedProof(person, 'tooManyTries')
    throw tooMany(wait)
  }
  if (!(await person.verifyPassword(password))) {
    await recordFailedProof(person, 'wrongPassword')
    throw invalid('password', 'password', 'auth.wrongPassword')
  }
  await tries.reset()

  const problem = await secondFactorProblem(person, otp)
  if (problem === 'missing') throw invalid('otp', 'required', 'auth.twoFactorRequired')
  if (problem === 'wrong') throw invalid('otp', 'code', 'auth.twoFactorWrong')
}
