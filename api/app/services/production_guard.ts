export type Settings = {
  appUrl?: string
  mailer?: string
  limiterStore?: string
  rateLimits?: string
  queueDriver?: string
  payments?: string
}

/** Settings that lose data or leak codes in production without demo mode, as sentences (operations, DEMO). */
export function unsafeDefaults(settings: Settings): string[] {
  const { appUrl, mailer, limiterStore, rateLimits, queueDriver, payments } = settings
  const found: string[] = []
  if (!isSafeAddress(appUrl)) {
    found.push('APP_URL must be the public https address: cookies and mailed links depend on it')
  }
  if ((mailer ?? 'outbox') === 'outbox') {
    found.push('MAIL_MAILER=outbox keeps letters with their codes on disk: use smtp')
  }
  if (providersOf(payments).includes('simulator')) {
    found.push('PAYMENTS=simulator takes no money: name mpesa, stripe or both')
  }
  if (rateLimits === 'off') {
    found.push('RATE_LIMITS=off lets passwords and codes be guessed: leave it on')
  }
  if (limiterStore === 'memory') {
    found.push('LIMITER_STORE=memory forgets every limit at a restart: use database')
  }
  if (queueDriver === 'sync') {
    found.push('QUEUE_DRIVER=sync loses a letter when its carrier is away: use database')
  }
  return found
}

function providersOf(payments = 'simulator') {
  return payments.split(',').map((name) => name.trim())
}

/** https, or http on this machine when set explicitly. */
function isSafeAddress(appUrl: string | undefined) {
  if (!appUrl) return false
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
