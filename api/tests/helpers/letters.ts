import type { BaseMail } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'
import type { Group } from '@japa/runner/core'

type Kind<T> = new (...args: never[]) => T

/** Catches the letters of a test instead of sending them. They are written in full all the same. */
export class CaughtLetters {
  #mailer = mail.fake()

  /** The letters of one kind, oldest first. */
  of<T extends BaseMail>(kind: Kind<T>): T[] {
    return this.#mailer.mails
      .queued()
      .filter((letter): letter is typeof letter & T => letter instanceof kind)
  }

  get count() {
    return this.#mailer.mails.queued().length
  }

  release() {
    mail.restore()
  }
}

/** Throws letters away unwritten, where thousands come that nobody reads. @returns how to end it */
export function dropLetters() {
  const mailer = mail.fake()
  mailer.sendLater = async () => {}
  return () => mail.restore()
}

/** Refuses letters, as a queue that is away does. @returns how to end it */
export function refuseLetters() {
  const { sendLater } = mail
  mail.sendLater = () => Promise.reject(new Error('the queue is away'))
  return () => void (mail.sendLater = sendLater)
}

/** Catches the letters of each test of a group. @returns how to read those of the test that runs */
export function catchLetters(group: Group) {
  let letters: CaughtLetters
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })
  return () => letters
}

/** What a letter says, as HTML and as text. */
export function contentsOf(letter: BaseMail) {
  const { html, text, subject, to } = letter.message.toObject().message
  return { html: String(html), text: String(text), subject: String(subject), to }
}
