import type { Person } from '~/api/types'

/** The value by which the API says that somebody has no picture (specification §9). */
const NO_PHOTO = 'no-photo.jpg'

/** A person's picture, or their initials. The name itself is always written beside it. */
export function Avatar({ person, size = 40 }: { person: Person; size?: number }) {
  const look = 'shrink-0 rounded-full bg-acacia text-on-acacia object-cover'
  const box = { width: size, height: size }

  return person.avatar && person.avatar !== NO_PHOTO ? (
    <img src={person.avatar} alt="" {...box} loading="lazy" className={look} style={box} />
  ) : (
    <span
      aria-hidden
      className={`inline-grid place-items-center font-semibold uppercase ${look}`}
      style={{ ...box, fontSize: size * 0.38 }}
    >
      {person.firstName.charAt(0)}
      {person.lastName.charAt(0)}
    </span>
  )
}
