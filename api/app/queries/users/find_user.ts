import { notFound } from '#exceptions/refusal'
import User from '#models/user'

/** Active or not; authorise with the policy. @throws Refusal 404 when there is none, or they were deleted */
export async function findUser(id: number): Promise<User> {
  return orNobody(await living(id).first())
}

/** As `findUser`, with the settings of the account. */
export async function findAccount(id: number): Promise<User> {
  return orNobody(await living(id).preload('settings').first())
}

const living = (id: number) => User.query().where('id', id).whereNull('deleted_at')

function orNobody(person: User | null) {
  if (!person) throw notFound()
  return person
}
