import HelperMail from '#mails/helper_mail'
import Property from '#models/property'
import User from '#models/user'
import { queueLetter } from '#services/mail/queue_letter'

type News = {
  occasion: 'accepted' | 'ended' | 'left'
  propertyId: number
  /** Whoever has done it, where that is not the host */
  by?: User
  /** null: the host */
  to: number | null
}

/** A letter about somebody's help, unless its reader has switched notices off (decisions §2.14). */
export async function tellOfHelping({ occasion, propertyId, by, to }: News) {
  const property = await Property.query().where('id', propertyId).preload('host').firstOrFail()
  const person = await User.query()
    .where('id', to ?? property.hostId)
    .preload('settings')
    .firstOrFail()
  if (person.deletedAt || person.settings?.notifyEmail === false) return
  await queueLetter(new HelperMail(occasion, person, property, by?.firstName))
}
