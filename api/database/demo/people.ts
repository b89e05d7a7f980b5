import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { DEMO_PASSWORD } from '#domain/demo'
import { BANK_CODES } from '#domain/kenya/banks'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { sealAccount, sealTaxNumbers } from '#services/sealed_details'
import { diceFor } from './dice.ts'
import type { DemoPerson } from './folder.ts'
import type { StoredPictures } from './pictures.ts'

/** Where the seeds of a role's dice begin. */
const FIRST_SEED = { admin: 0, host: 10, guest: 100 }

/** In days: hosts were there before their places, and guests before their first stay. */
const YOUNGEST = { admin: 750, host: 750, guest: 220 }

/** Everybody with an account, in the folder's order. */
export async function seedPeople(
  trx: TransactionClientContract,
  people: DemoPerson[],
  pictures: StoredPictures
) {
  const users: User[] = []
  for (const person of people) {
    const seed = FIRST_SEED[person.role] + users.filter(({ role }) => role === person.role).length
    users.push(await writePerson(trx, person, seed, pictures))
  }
  return users
}

/** Of no bank's real customer: numbers of the demo begin with zeros. */
const accountOf = ({ firstName, lastName }: DemoPerson, seed: number) => ({
  bank: BANK_CODES[seed % BANK_CODES.length],
  branch: null,
  account: `0000${10_000 + seed}`,
  holder: `${firstName} ${lastName}`,
})

/** Of nobody, for the same reason. */
const taxNumbersOf = (seed: number) => ({
  kraPin: `A0000${10_000 + seed}Z`,
  levyNumber: seed % 3 === 0 ? `TF/DEMO/${seed}` : null,
})

async function writePerson(
  trx: TransactionClientContract,
  person: DemoPerson,
  seed: number,
  pictures: StoredPictures
) {
  const dice = diceFor(seed)
  /** Means nothing any more; without it all that is rolled after it would be another. */
  dice.roll(100)
  const user = await User.create(
    {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      password: DEMO_PASSWORD,
      role: person.role,
      phone: person.phone,
      payoutAccount: person.role === 'host' ? sealAccount(accountOf(person, seed)) : null,
      taxNumbers: person.role === 'host' ? sealTaxNumbers(taxNumbersOf(seed)) : null,
      dateOfBirth: person.dateOfBirth,
      bio: person.bio,
      avatar: person.portrait && pictures.get(person.portrait)!.key,
      city: person.town,
      country: 'Kenya',
      isActive: true,
      emailVerified: true,
      phoneVerified: false,
      lastLoginAt: dice.chance(85) ? DateTime.utc().minus({ hours: 2 + dice.roll(400) }) : null,
      createdAt: DateTime.utc().minus({
        days: YOUNGEST[person.role] + dice.roll(700),
        minutes: dice.roll(1400),
      }),
    },
    { client: trx }
  )
  const showPhone = person.role === 'host' && dice.chance(70)
  if (showPhone) await UserSettings.create({ userId: user.id, showPhone }, { client: trx })
  return user
}
