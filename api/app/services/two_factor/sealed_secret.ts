import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'two-factor'

/** A secret as the database keeps it: useless without APP_KEY. */
export function sealSecret(secret: string) {
  return encryption.encrypt(secret, undefined, PURPOSE)
}

/** The secret again; null when there is none, or APP_KEY has changed. */
export function openSecret(sealed: string | null) {
  return sealed ? encryption.decrypt<string>(sealed, PURPOSE) : null
}
