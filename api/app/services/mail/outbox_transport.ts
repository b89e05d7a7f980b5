import { randomUUID } from 'node:crypto'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage, Recipient } from '@adonisjs/mail/types'
import { writeLetter } from '#services/mail/outbox'

const addressOf = (recipient: Recipient) =>
  typeof recipient === 'string' ? recipient : recipient.address

/** Demo mode: one JSON file per message, shown on the mailbox page. */
class OutboxTransport implements MailTransportContract {
  async send(message: NodeMailerMessage) {
    const id = `${String(Date.now()).padStart(14, '0')}-${randomUUID().slice(0, 8)}`
    const to = (message.to ?? []).map(addressOf)
    const letter = {
      id,
      to,
      subject: message.subject ?? '',
      text: String(message.text ?? ''),
      html: String(message.html ?? ''),
      sentAt: new Date().toISOString(),
    }
    await writeLetter(letter)
    return new MailResponse(id, { from: 'outbox', to }, letter)
  }
}

export function outbox() {
  return () => new OutboxTransport()
}
