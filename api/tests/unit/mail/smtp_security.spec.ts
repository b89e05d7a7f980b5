import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { Message } from '@adonisjs/mail'
import { test } from '@japa/runner'
import { smtpSecurity } from '#services/mail/smtp_security'

/** Offers to sign in, but not to encrypt. @returns what it is told */
async function bareServer() {
  const told: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 bare\r\n')
    socket.on('data', (chunk) => {
      told.push(chunk.toString())
      socket.write('250-bare\r\n250 AUTH PLAIN LOGIN\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, told, close: () => void server.close() }
}

test.group('The line to the mail server', () => {
  test('{host}:{port} SMTP_TLS={tls}: secure {secure}, STARTTLS {requireTLS}')
    .with([
      { host: 'smtp.example.org', port: 25, secure: false, requireTLS: true },
      { host: 'smtp.example.org', port: 587, secure: false, requireTLS: true },
      { host: 'smtp.example.org', port: 465, secure: true, requireTLS: true },
      { host: 'mail', port: 1025, secure: false, requireTLS: true },
      { host: 'mail', port: 1025, tls: 'off' as const, secure: false, requireTLS: false },
      { host: 'localhost', port: 1025, secure: false, requireTLS: false },
      { host: '127.0.0.1', port: 25, tls: 'require' as const, secure: false, requireTLS: true },
    ])
    .run(({ assert }, { secure, requireTLS, ...server }) => {
      assert.deepEqual(smtpSecurity(server), { secure, requireTLS })
    })

  test('carries no password before it is encrypted', async ({ assert, cleanup }) => {
    const { port, told, close } = await bareServer()
    cleanup(close)
    const host = '127.0.0.1'
    const carrier = new SMTPTransport({
      host,
      port,
      ...smtpSecurity({ host, port, tls: 'require' }),
      auth: { type: 'login', user: 'mailuser', pass: 'topsecret' },
    })
    const letter = new Message().to('a@example.com').from('b@example.com').subject('x').text('x')
    const { message } = letter.toJSON()
    await assert.rejects(() => carrier.send(message), /STARTTLS|TLS|smtp/i)
    assert.notMatch(told.join(''), /AUTH/)
    await carrier.close()
  })
})
