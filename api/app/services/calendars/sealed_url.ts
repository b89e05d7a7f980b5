import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'calendar-feed'

export function sealUrl(url: URL) {
  return encryption.encrypt(url.href, undefined, PURPOSE)
}

/** null when APP_KEY has changed. */
export function openUrl(sealed: string) {
  const url = encryption.decrypt<string>(sealed, PURPOSE)
  return url ? new URL(url) : null
}
