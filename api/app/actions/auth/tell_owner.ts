import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import SecurityNoticeMail, { type SecurityNotice } from '#mails/security_notice_mail'
import type User from '#models/user'
import UserSettings from '#models/user_settings'
import { deviceWords, type Device } from '#services/device_words'

/** Mails a notice about what is done already: a queue that is away must not undo or hide it. */
export async function tellOwner(notice: SecurityNotice, person: User, device?: Device) {
  const origin = device && {
    device: deviceWords(device.userAgent).name,
    ipAddress: device.ipAddress,
  }
  try {
    person.$setRelated('settings', await UserSettings.of(person.id))
    await mail.sendLater(new SecurityNoticeMail(notice, person, origin))
  } catch (error) {
    logger.error({ err: error, notice, person: person.id }, 'a security notice was not queued')
  }
}
