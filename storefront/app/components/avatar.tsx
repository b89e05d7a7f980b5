import type { Person } from '~/api/types'
import { avatarAddress } from '@makao/shared/uploads/avatar-address'

export function Avatar({ person, size = 40 }: { person: Omit<Person, '_id'>; size?: number }) {
  const box = { width: size, height: size }
  const address = avatarAddress(person.avatar, size)

  return address ? (
    <img src={address} alt="" {...box} loading="lazy" className="avatar" style={box} />
  ) : (
    <span aria-hidden className="avatar avatar-initials" style={{ ...box, fontSize: size * 0.38 }}>
      {person.firstName.charAt(0)}
      {person.lastName.charAt(0)}
    </span>
  )
}
