import SecurityNoticeMail, { type SecurityNotice } from '#mails/security_notice_mail'
import type User from '#models/user'
import UserSettings from '#models/user_settings'
import { queueLetter } from '#services/mail/queue_letter'
import { deviceWords, type Device } from '#services/device_words'

/** Mails a notice about what is done already. */
export async function tellOwner(notice: SecurityNotice, person: User, device?: Device) {
  const origin = device && {
    device: deviceWords(device.userAgent).name,
    ipAddress: device.ipAddress,
  }
  person.$setRelated('settings', await UserSettings.of(person.id))
  await queueLetter(new SecurityNoticeMail(notice, person, origin))
}
