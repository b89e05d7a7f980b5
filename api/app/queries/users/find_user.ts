import { notFound } from '#exceptions/refusal'
import User from '#models/user'

/** Active or not; authorise with the policy. @throws Refusal 404 when there is none, or they were deleted */
export async function findUser(id: number): Promise<User> {
  const person = await User.query().where('id', id).whereNull('deleted_at').first()
  if (!person) throw notFound()
  return person
}
