import { frequentGuests } from './people/frequent_guests.ts'
import { demoHosts } from './people/hosts.ts'
import { occasionalGuests } from './people/occasional_guests.ts'
import type { DemoPerson } from './types.ts'

const admin: DemoPerson = {
  role: 'admin',
  firstName: 'Zawadi',
  lastName: 'Mwakio',
  email: 'admin@makao.test',
  phone: '+254711000001',
  bio: 'Looks after Makao day to day.',
  town: 'Nairobi',
  dateOfBirth: '1987-03-14',
  look: { figure: 'woman', head: 'bun', skin: 4, glasses: true },
}

/** Everybody: the admin, eight hosts in the order properties refer to, twenty-five guests. */
export const demoPeople: { admin: DemoPerson; hosts: DemoPerson[]; guests: DemoPerson[] } = {
  admin,
  hosts: demoHosts,
  guests: [...frequentGuests, ...occasionalGuests],
}
