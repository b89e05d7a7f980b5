import { isNearby, isThisMachine } from '#services/network_hosts'
import { gatewaysNamed } from '#services/payments/define_config'
import { GATEWAYS } from '#services/payments/gateways'
import { missingSettings, type GatewaySettings } from '#services/payments/settings'
import { faultyRedisAddress } from '#services/redis_address'

export type Settings = {
  appKey: string
  appUrl?: string
  host?: string
  apiHost?: string
  apiUrl?: string
  demoPublic?: string
  databaseUrl?: string
  replicaUrl?: string
  redisUrl?: string
  mailer?: string
  smtpHost?: string
  smtpTls?: string
  mailFrom?: string
  supportEmail?: string
  limiterStore?: string
  rateLimits?: string
  queueDriver?: string
  payments?: string
  icalAllowPrivate?: boolean
  gateways?: GatewaySettings
}

/** What is wrong with a setting, as a sentence, or null. */
type Rule = (settings: Settings) => string | null

/** base64 and hex of 16 random bytes have more; `aaaa…` and `changeme` do not. */
const KEY_LETTERS = 10
const KEY_LENGTH = 32

/** Cannot be guessed. */
export const isStrongKey = (key: string) =>
  key.length >= KEY_LENGTH && new Set(key).size >= KEY_LETTERS

const strongKey: Rule = ({ appKey }) =>
  isStrongKey(appKey)
    ? null
    : `APP_KEY can be guessed: give it ${KEY_LENGTH} random characters or more (openssl rand -base64 32)`

const privateDemo: Rule = ({ appUrl, host, apiHost, demoPublic }) => {
  if (demoPublic === 'yes') return null
  const open = [
    appUrl && !isThisMachine(new URL(appUrl).hostname) && `APP_URL=${appUrl}`,
    host && !isThisMachine(host) && `HOST=${host}`,
    apiHost && !isThisMachine(apiHost) && `API_HOST=${apiHost}`,
  ].filter(Boolean)
  if (open.length === 0) return null
  return `${open.join(', ')} lets others into a demo, whose passwords everybody knows: set DEMO=false, or DEMO_PUBLIC=yes if you mean it`
}

const safeAddress: Rule = ({ appUrl }) => {
  const { protocol, hostname } = new URL(appUrl ?? 'http://none.invalid')
  return protocol === 'https:' || isThisMachine(hostname)
    ? null
    : 'APP_URL must be the public https address: cookies and mailed links depend on it'
}

const behindTheFrontDoor: Rule = ({ apiHost, apiUrl }) =>
  !apiHost || isThisMachine(apiHost) || apiUrl
    ? null
    : `API_HOST=${apiHost} opens the API beside the front door: leave it at 127.0.0.1, or say by API_URL where front doors on other machines find it`

const sealedCalls: Rule = ({ apiUrl }) => {
  if (!apiUrl) return null
  const { protocol, hostname } = new URL(apiUrl)
  return protocol === 'https:' || isNearby(hostname)
    ? null
    : `API_URL=${apiUrl} would carry sessions across the network in the clear: use https://`
}

const sealedDatabase: Rule = ({ databaseUrl }) => sealedLine('DATABASE_URL', databaseUrl)

function sealedLine(setting: string, address?: string) {
  if (!address) return null
  if (!URL.canParse(address))
    return `${setting} is no address: postgres://user:password@host:5432/name`
  const { hostname, searchParams } = new URL(address)
  if (!hostname || isNearby(hostname) || searchParams.has('sslmode')) return null
  return `${setting} names no sslmode, and its password would cross the network in the clear: add ?sslmode=verify-full, or sslmode=disable on a network of your own`
}

const sealedReplica: Rule = ({ databaseUrl, replicaUrl }) => {
  if (replicaUrl && !databaseUrl)
    return 'DATABASE_REPLICA_URL is a replica of no database: give DATABASE_URL, or leave it out'
  return sealedLine('DATABASE_REPLICA_URL', replicaUrl)
}

const sealedRedis: Rule = ({ redisUrl }) => {
  if (!redisUrl) return null
  const fault = faultyRedisAddress(redisUrl)
  if (fault) return fault
  const { protocol, hostname } = new URL(redisUrl)
  return protocol === 'rediss:' || isNearby(hostname)
    ? null
    : 'REDIS_URL would cross the network in the clear: use rediss://'
}

const sentLetters: Rule = ({ mailer }) =>
  (mailer ?? 'outbox') === 'outbox'
    ? 'MAIL_MAILER=outbox keeps letters with their codes on disk: use smtp'
    : null

const ownSender: Rule = ({ mailer, mailFrom }) =>
  mailer === 'smtp' && isNobodys(mailFrom)
    ? `MAIL_FROM${said(mailFrom)}: mail servers refuse letters that come from nobody`
    : null

const ownDesk: Rule = ({ mailer, supportEmail }) =>
  mailer === 'smtp' && isNobodys(supportEmail)
    ? `SUPPORT_EMAIL${said(supportEmail)}: messages of the contact form would reach nobody`
    : null

/** No mail is sent to or from `.test` (RFC 2606), where the defaults are. */
const isNobodys = (address?: string) => !address || /\.test>?\s*$/i.test(address)

const said = (address?: string) => (address ? `=${address} is nobody’s` : ' is not given')

const sealedLetters: Rule = ({ smtpHost, smtpTls }) =>
  smtpTls === 'off' && smtpHost && !isNearby(smtpHost)
    ? 'SMTP_TLS=off sends passwords and codes across the network in the clear: leave it at require'
    : null

const takesMoney: Rule = ({ payments = 'simulator' }) => {
  try {
    if (!gatewaysNamed(payments, GATEWAYS).includes('simulator')) return null
  } catch (error) {
    return (error as Error).message
  }
  const real = Object.keys(GATEWAYS).filter((name) => name !== 'simulator')
  return `PAYMENTS=simulator takes no money: use ${[...real, 'none'].join(' or ')} (with none, guests pay their host)`
}

const completeGateways: Rule = ({ payments = '', gateways }) => {
  if (!gateways) return null
  const missing = payments
    .split(',')
    .flatMap((name) => missingSettings(name.trim(), gateways))
    .join(', ')
  return missing ? `PAYMENTS=${payments} needs settings that are not given: ${missing}` : null
}

const keepsLimits: Rule = ({ limiterStore, rateLimits }) => {
  if (rateLimits === 'off')
    return 'RATE_LIMITS=off lets passwords and codes be guessed: leave it on'
  if (limiterStore === 'memory')
    return 'LIMITER_STORE=memory forgets every limit at a restart: use database'
  return null
}

const keepsLetters: Rule = ({ queueDriver }) =>
  queueDriver === 'sync'
    ? 'QUEUE_DRIVER=sync loses a letter when its carrier is away: use database'
    : null

/** A test installation may: its people are nobody, and it stands alone. */
const asksOnlyOutside: Rule = ({ icalAllowPrivate }) =>
  icalAllowPrivate
    ? 'ICAL_ALLOW_PRIVATE=true lets whoever lists a place ask addresses inside your network: leave it out'
    : null

const publicDemo: Rule = (settings) =>
  settings.demoPublic === 'yes' ? asksOnlyOutside(settings) : null

const DEMO_RULES = [strongKey, privateDemo, publicDemo, completeGateways]

const DATABASE_RULES = [sealedDatabase, sealedReplica]

const RULES = [
  strongKey,
  safeAddress,
  behindTheFrontDoor,
  sealedCalls,
  ...DATABASE_RULES,
  sealedRedis,
  sentLetters,
  ownSender,
  ownDesk,
  sealedLetters,
  takesMoney,
  completeGateways,
  keepsLimits,
  keepsLetters,
  asksOnlyOutside,
]

/** Settings that lose data or leak codes in production, as sentences (operations, Production). */
export const unsafeSettings = (settings: Settings) => brokenRules(RULES, settings)

/** Those of them by which a database is opened, as sentences: whoever prepares it is given no others. */
export const unsafeDatabase = (settings: Settings) => brokenRules(DATABASE_RULES, settings)

/** Settings that open a demo to strangers, as sentences (operations, Demo mode). */
export const unsafeDemo = (settings: Settings) => brokenRules(DEMO_RULES, settings)

function brokenRules(rules: Rule[], settings: Settings) {
  return rules.map((rule) => rule(settings)).filter((sentence) => sentence !== null)
}
