import { existsSync } from 'node:fs'

/** Parameters of an address that PostgreSQL's own programs know; others are the driver's. */
const KNOWN = /^(ssl(mode|cert|key|rootcert)|host|port|application_name|connect_timeout|options)$/

/** Where distributions keep those that they trust: Debian and Ubuntu, Red Hat, Alpine and SUSE. */
const BUNDLES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
  '/etc/ssl/ca-bundle.pem',
]

/** Such programs of version 16 know it. */
const SYSTEM = 'system'

/**
 * What PostgreSQL's own programs are started with, for an address as the driver takes it. The password goes into the environment: others on
 * this machine can read what a program is started with.
 */
export function libpqPlace(url: string, environment: NodeJS.ProcessEnv) {
  const address = new URL(url)
  const { searchParams } = address
  const env = { ...environment }
  if (address.password) env.PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  for (const name of [...searchParams.keys()]) {
    if (!KNOWN.test(name)) searchParams.delete(name)
  }
  const mode = searchParams.get('sslmode')
  if (mode === 'no-verify') searchParams.set('sslmode', 'require')
  /** The driver trusts whom Node trusts; these would look for a file in somebody's home. */
  if (mode?.startsWith('verify-') && !searchParams.has('sslrootcert'))
    env.PGSSLROOTCERT ??= BUNDLES.find((file) => existsSync(file)) ?? SYSTEM
  /** A blank of the driver's: these would read a plus. */
  address.search = address.search.replaceAll('+', '%20')
  return { address: address.href, env }
}
