import { ChevronRight } from 'lucide-react'
import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { Booking, Party, Role } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { PickBox } from '../../components/pick-box'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { Stay } from '../../components/stay'
import { money } from '../../format/money'
import type { Selection } from '../../hooks/use-selection'
import styles from './columns.module.css'
import { MoveButtons } from './move-buttons'
import { PaymentMark } from './payment'
import { PickBooking } from './pick-booking'
import { StatusTag } from './status-tag'

export const pathOf = ({ _id }: Booking) => `/bookings/${_id}`

export const headsOf = ({ guests }: Booking) => guests.adults + guests.children

interface ColumnOptions {
  path?: (booking: Booking) => string
  /** Of requests, to be approved together. */
  selection?: Selection
}

/**
 * §2.13; hosts see the guest, guests the host, admins both.
 * @param role - in which the viewer looks: a travelling host is a guest
 */
export function columns(
  t: TFunction,
  role: Role,
  { path = pathOf, selection }: ColumnOptions = {}
): TableColumnsType<Booking> {
  const pick = (picked: Selection): TableColumnsType<Booking>[number] => ({
    key: 'pick',
    className: styles.pick,
    title: (
      <PickBox label={t('bookings.many.pickAll')} checked={picked.all} onChange={picked.pickAll} />
    ),
    render: (_, booking) => <PickBooking booking={booking} selection={picked} />,
  })
  const person = (side: 'guest' | 'host'): TableColumnsType<Booking>[number] => ({
    key: side,
    title: t(`bookings.columns.${side}`),
    render: (_, booking) => (
      <Person
        person={booking[side]}
        mark={side === 'guest' && booking.isByHand ? t('bookings.add.mark') : undefined}
        tight={role === 'admin'}
      />
    ),
  })

  return [
    ...(selection ? [pick(selection)] : []),
    {
      key: 'property',
      title: t('bookings.columns.property'),
      render: (_, { property }) => (
        <span className={cells.pictured}>
          <Picture
            image={property?.images[0]}
            alt=""
            sizes="64px"
            className={role === 'admin' ? cells.spare : cells.picture}
          />
          <span>
            <span className={cells.strong}>{property?.title ?? t('bookings.deletedProperty')}</span>
            <span className={cells.soft}>{property?.address.city}</span>
          </span>
        </span>
      ),
    },
    ...(role === 'guest' ? [] : [person('guest')]),
    ...(role === 'host' ? [] : [person('host')]),
    {
      key: 'checkIn',
      title: t('bookings.columns.dates'),
      sorter: true,
      render: (_, booking) => <Stay {...booking} />,
    },
    {
      key: 'guests',
      title: t('bookings.columns.guests'),
      align: 'right',
      render: (_, booking) => headsOf(booking),
    },
    {
      key: 'total',
      title: t('bookings.columns.total'),
      sorter: true,
      align: 'right',
      render: (_, { totalAmount, totalAmountKes, currency }) => (
        <>
          <span className={cells.amount}>{money(totalAmount, currency)}</span>
          {currency !== 'KES' && <span className={cells.soft}>≈ {money(totalAmountKes)}</span>}
        </>
      ),
    },
    {
      key: 'status',
      title: t('bookings.columns.status'),
      render: (_, booking) => (
        <>
          <StatusTag status={booking.status} />
          <PaymentMark booking={booking} className={`${cells.soft} ${styles.paid}`} />
        </>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, booking) => (
        <span className={cells.actions}>
          <MoveButtons booking={booking} place="row" />
          <OverlayLink
            to={path(booking)}
            className={cells.open}
            label={t('bookings.openDetails', {
              id: booking._id,
              property: booking.property?.title ?? t('bookings.deletedProperty'),
            })}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </OverlayLink>
        </span>
      ),
    },
  ]
}

interface PersonProps {
  person: Party
  mark?: string
  /** Many columns share the width. */
  tight: boolean
}

function Person({ person, mark, tight }: PersonProps) {
  const cut = `${styles.cut} ${tight ? styles.tight : ''}`
  return (
    <>
      <span className={`${cells.strong} ${cut}`} title={fullName(person)}>
        {fullName(person)}
      </span>
      {mark && <span className={`${cells.soft} ${cut}`}>{mark}</span>}
      {person.email && (
        <span className={`${cells.soft} ${cut}`} title={person.email}>
          {person.email}
        </span>
      )}
    </>
  )
}
