import { defineConfig, transports } from '@adonisjs/mail'
import env from '#start/env'
import { outbox } from '#services/mail/outbox_transport'
import { smtpSecurity } from '#services/mail/smtp_security'

const server = { host: env.get('SMTP_HOST') ?? 'localhost', port: env.get('SMTP_PORT') ?? 25 }

/** In ms. The library's own are minutes, for which a server that hangs would keep whoever sends. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

const mailConfig = defineConfig({
  default: env.get('MAIL_MAILER') ?? 'outbox',
  from: { address: env.get('MAIL_FROM') ?? 'karibu@makao.test', name: 'Makao' },
  mailers: {
    outbox: outbox(),
    smtp: transports.smtp({
      ...server,
      ...smtpSecurity({ ...server, tls: env.get('SMTP_TLS') }),
      ...PATIENCE,
      auth: env.get('SMTP_USER')
        ? {
            type: 'login',
            user: env.get('SMTP_USER')!,
            pass: env.get('SMTP_PASSWORD')?.release() ?? '',
          }
        : undefined,
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
