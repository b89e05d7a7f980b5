import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { appUrl } from '#config/app'
import { installation } from '#config/installation'
import { DAY_MS } from '#domain/durations'
import { apiStatus, statusOf, TIMEOUT_MS } from '#queries/system/doctor/ask_address'
import { failure, found, good, warning, type Finding } from '#queries/system/doctor/finding'
import { isThisMachine } from '#services/network_hosts'

/** What others reach, and what we reach: the public address, its certificate, mail. */
export async function judgeOutside(): Promise<Finding[]> {
  const findings = await Promise.all([
    found('Running', judgeRunning),
    found('Public address', judgeAddress),
    found('Mail', judgeMail),
  ])
  return findings.flat()
}

async function judgeRunning() {
  const health = await apiStatus()
  if (health === null)
    return warning('Running', `Nothing answers at ${installation.apiUrl}: the product is stopped`)
  return health === 200
    ? good('Running', `The API answers at ${installation.apiUrl}`)
    : failure('Running', `The API answers ${health} at ${installation.apiUrl}`)
}

async function judgeAddress(): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(appUrl)
  if (isThisMachine(hostname))
    return [warning('Public address', `${appUrl} is this machine alone: others cannot come`)]
  if (protocol !== 'https:')
    return [failure('Public address', `${appUrl} is not https: sessions cross in the clear`)]
  const status = await statusOf(`${appUrl}/api/v1/health`)
  const answers =
    status === 200
      ? good('Public address', `${appUrl} answers`)
      : failure('Public address', `${appUrl} answers ${status ?? 'nothing'}: look at the proxy`)
  const until = await certificateEnd(hostname, Number(port || 443))
  return [answers, judgeCertificate(until - Date.now())]
}

/** @param left how long it is valid, in ms */
export function judgeCertificate(left: number) {
  const days = Math.floor(left / DAY_MS)
  if (days < 3) return failure('TLS', `The certificate ends in ${days} days: renew it now`)
  if (days < 14) return warning('TLS', `The certificate ends in ${days} days: is it renewed?`)
  return good('TLS', `The certificate is valid for ${days} days`)
}

/** Its chain is judged by the request before. */
async function certificateEnd(host: string, port: number) {
  const socket = connectTls({ host, port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return Date.parse(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

async function judgeMail() {
  if (installation.settings.mailer !== 'smtp') {
    const bad = installation.isDemo || !installation.isProduction ? warning : failure
    return bad('Mail', 'Letters stay in the outbox on this disk: nobody gets them')
  }
  const { host, port } = installation.smtp
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return good('Mail', `The mail server ${host}:${port} answers`)
  } catch {
    return failure('Mail', `The mail server ${host}:${port} does not answer: letters wait`)
  } finally {
    socket.destroy()
  }
}
