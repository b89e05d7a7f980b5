import { avatarAddress } from '@makao/shared/uploads/avatar-address'
import type { Person } from '../api/types'
import styles from './portrait.module.css'

/** A person's picture or initials, for use beside their name. */
export function Portrait({ person, size = 36 }: { person: Person; size?: number }) {
  const { avatar, firstName, lastName } = person
  const box = { width: size, height: size }
  const address = avatarAddress(avatar, size)

  return address ? (
    <img src={address} alt="" loading="lazy" className={styles.portrait} {...box} style={box} />
  ) : (
    <span className={styles.portrait} style={{ ...box, fontSize: size * 0.38 }} aria-hidden="true">
      {firstName.charAt(0)}
      {lastName.charAt(0)}
    </span>
  )
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
