import { ExternalLink, Hourglass, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking, Party } from '../../api/types'
import { Picture } from '../../components/picture'
import { fullName, Portrait } from '../../components/portrait'
import { RecordHistory } from '../../components/record-history'
import { Stay } from '../../components/stay'
import { WrittenText } from '../../components/written-text'
import { momentOf, stayDay } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import { DepositClaimPanel } from '../deposit-claims/panel'
import styles from './details.module.css'
import { DialogButtons } from './dialog-buttons'
import { HostNotes } from './host-notes'
import { mayNote } from './moves'
import { ProposedDates } from './other-dates'
import { OwnReview } from './own-review'
import { Payment } from './payment'
import { People } from './people'
import { QuoteLines } from './quote-lines'
import { Section } from './section'

export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { role, _id: me } = useMe()
  const { departedOn, guests, status, expiresAt, payBy } = booking
  /* On one's own trip the counterpart is the host. */
  const own = booking.guest._id === me
  const mayChangeNotes = !own && mayNote(booking)

  return (
    <>
      <Place property={booking.property} own={own} />
      {status === 'pending' && expiresAt && (
        <p className={styles.deadline}>
          <Hourglass size={18} aria-hidden="true" />
          {t(`bookings.show.${own ? 'hostAnswers' : 'expires'}`, { date: momentOf(expiresAt) })}
        </p>
      )}
      {payBy && !booking.dateChange?.isAgreed && (
        <p className={styles.deadline}>
          <Hourglass size={18} aria-hidden="true" />
          {t(`bookings.show.${own ? 'youPayBy' : 'guestPaysBy'}`, { date: momentOf(payBy) })}
        </p>
      )}
      {booking.isByHand && (
        <p className={styles.deadline}>
          <Pencil size={18} aria-hidden="true" />
          {t('bookings.add.hint')}
        </p>
      )}
      <Section title={t('bookings.show.stay')}>
        <p>
          <Stay {...booking} />
        </p>
        <p>{booking.times.text}</p>
        <p>
          <People guests={guests} />
        </p>
        {departedOn && (
          <p>
            {t(own ? 'trips.endedEarly' : 'bookings.show.departed', { date: stayDay(departedOn) })}
          </p>
        )}
        <DialogButtons booking={booking} />
      </Section>
      {booking.dateChange && (
        <Section title={t('bookings.otherDates.section')}>
          <ProposedDates booking={booking} />
        </Section>
      )}
      {!own && (
        <Section title={t('bookings.columns.guest')}>
          <Contact person={booking.guest} />
        </Section>
      )}
      {(own || role === 'admin') && (
        <Section title={t('bookings.columns.host')}>
          <Contact person={booking.host} />
        </Section>
      )}
      <Section title={t('bookings.show.price')}>
        <QuoteLines quote={booking.quote} hostShare={booking.isByHand ? null : booking.hostShare} />
        <Payment booking={booking} own={own} />
      </Section>
      <DepositClaimPanel booking={booking} />
      {own && booking.review && <OwnReview id={booking.review._id} />}
      <Words title={t('bookings.show.requests')} text={booking.specialRequests} />
      <HostNotes booking={booking} mayChange={mayChangeNotes} />
      <Words title={t('bookings.show.reason')} text={booking.cancellationReason} />
      <RecordHistory subject="booking" record={booking} />
      <p className={styles.created}>
        {t(booking.isByHand ? 'bookings.byHand.created' : 'bookings.show.created', {
          date: momentOf(booking.createdAt),
        })}
      </p>
    </>
  )
}

function Place({ property, own }: Pick<Booking, 'property'> & { own: boolean }) {
  const { t } = useTranslation()
  if (!property) {
    return <p className={styles.deadline}>{t('bookings.deletedProperty')}</p>
  }
  const { street, area, city, county } = property.address
  /* A paused one is shown to its host and to admins. */
  const isShown = own ? property.isActive : !property.isDeleted
  return (
    <div className={styles.place}>
      <Picture image={property.images[0]} alt="" sizes="120px" className={styles.picture} />
      <div>
        <h2 className={styles.name}>{property.title}</h2>
        <p className={styles.soft}>
          {[...new Set([street, area, city, county])].filter(Boolean).join(', ')}
        </p>
        {isShown && (
          <a href={`/properties/${property._id}`} className={styles.listing}>
            {t('bookings.show.listing')}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </div>
  )
}

function Words({ title, text }: { title: string; text: string | null }) {
  return text ? (
    <Section title={title}>
      <WrittenText text={text} />
    </Section>
  ) : null
}

function Contact({ person }: { person: Party }) {
  return (
    <div className={styles.contact}>
      <Portrait person={person} size={42} />
      <div>
        <p className={styles.person}>{fullName(person)}</p>
        {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
        {person.phone && (
          <p>
            <a href={`tel:${person.phone}`}>{person.phone}</a>
          </p>
        )}
      </div>
    </div>
  )
}
