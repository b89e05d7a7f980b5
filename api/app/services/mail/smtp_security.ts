import { isThisMachine } from '#services/network_hosts'

export type SmtpServer = { host: string; port: number; tls?: 'require' | 'off' }

/** Port of a server that is encrypted from the first byte (RFC 8314); others begin in the clear and switch. */
const SECURE_PORT = 465

/** Beyond this machine nothing is sent before the line is encrypted, unless SMTP_TLS=off. */
export function smtpSecurity({ host, port, tls }: SmtpServer) {
  const wanted = tls ?? (isThisMachine(host) ? 'off' : 'require')
  return { secure: port === SECURE_PORT, requireTLS: wanted === 'require' }
}
