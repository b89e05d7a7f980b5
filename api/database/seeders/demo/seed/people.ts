import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { storeDemoPhoto } from '#services/photos/photo_store'
import { demoPeople } from '../people.ts'
import { drawAvatar, renderPicture } from '../pictures/index.ts'
import type { DemoPerson } from '../types.ts'
import { diceFor } from './dice.ts'

/** Printed on the sign-in page in demo mode (docs/operations.md). */
const DEMO_PASSWORD = 'Karibu123'

type Portraits = Map<string, string>

/** Draws the portraits of those who have one: the keys of the stored pictures, by e-mail. */
export async function drawPortraits(): Promise<Portraits> {
  const portraits: Portraits = new Map()
  for (const { email, look } of [demoPeople.admin, ...demoPeople.hosts, ...demoPeople.guests]) {
    if (!look) continue
    const picture = await renderPicture(drawAvatar(email, look))
    const photo = await storeDemoPhoto(picture, { kind: 'avatars' })
    portraits.set(email, photo.key)
  }
  return portraits
}

/** Everybody with an account, hosts and guests in the order the other demo data refers to. */
export async function seedPeople(trx: TransactionClientContract, portraits: Portraits) {
  const write = (person: DemoPerson, seed: number) => writePerson(trx, person, seed, portraits)
  await write(demoPeople.admin, 0)
  const hosts: User[] = []
  for (const [index, person] of demoPeople.hosts.entries()) {
    hosts.push(await write(person, 10 + index))
  }
  const guests: User[] = []
  for (const [index, person] of demoPeople.guests.entries()) {
    guests.push(await write(person, 100 + index))
  }
  return { hosts, guests }
}

async function writePerson(
  trx: TransactionClientContract,
  person: DemoPerson,
  seed: number,
  portraits: Portraits
) {
  const dice = diceFor(seed)
  const user = await User.create(
    {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      password: DEMO_PASSWORD,
      role: person.role,
      phone: person.phone,
      dateOfBirth: person.dateOfBirth,
      bio: person.bio,
      avatar: portraits.get(person.email) ?? null,
      city: person.town,
      country: 'Kenya',
      isActive: true,
      emailVerified: true,
      phoneVerified: dice.chance(60),
      lastLoginAt: dice.chance(85) ? DateTime.utc().minus({ hours: 2 + dice.roll(400) }) : null,
      createdAt: DateTime.utc().minus({ days: 200 + dice.roll(700), minutes: dice.roll(1400) }),
    },
    { client: trx }
  )
  const showPhone = person.role === 'host' && dice.chance(70)
  await UserSettings.create({ userId: user.id, showPhone }, { client: trx })
  return user
}
