import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'two-factor'

export function sealSecret(secret: string) {
  return encryption.encrypt(secret, undefined, PURPOSE)
}

/** null when there is none, or APP_KEY has changed. */
export function openSecret(sealed: string | null) {
  return sealed ? encryption.decrypt<string>(sealed, PURPOSE) : null
}
