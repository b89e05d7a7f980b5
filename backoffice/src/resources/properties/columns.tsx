import type { TFunction } from 'i18next'
import { ChevronRight } from 'lucide-react'
import type { PropertyCard } from '../../api/types'
import cells from '../../components/cells.module.css'
import type { Column } from '../../components/record-table'
import { OverlayLink } from '../../components/overlay-link'
import { Picture } from '../../components/picture'
import { dayOf } from '../../format/dates'
import { money } from '../../format/money'
import { Flags } from './flags'
import { Rating } from './rating'

export const pathOf = ({ _id }: PropertyCard) => `/properties/${_id}`

export const placeOf = ({ address }: PropertyCard) => `${address.city}, ${address.country}`

/** §2.12. */
export function columns(t: TFunction): Column<PropertyCard>[] {
  return [
    {
      key: 'property',
      title: t('properties.columns.property'),
      render: (property) => (
        <span className={cells.pictured}>
          <Picture image={property.images[0]} alt="" sizes="72px" className={cells.picture} />
          <span>
            <span className={cells.strong}>{property.title}</span>
            <span className={cells.soft}>{placeOf(property)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      title: t('properties.columns.type'),
      render: ({ propertyType }) => (
        <span className={cells.unbroken}>{t(`properties.types.${propertyType}`)}</span>
      ),
    },
    {
      key: 'price',
      title: t('properties.columns.price'),
      align: 'right',
      render: ({ price, currency }) => (
        <span className={cells.amount}>{money(price, currency)}</span>
      ),
    },
    {
      key: 'rating',
      title: t('properties.columns.rating'),
      render: (property) => <Rating property={property} />,
    },
    {
      key: 'status',
      title: t('properties.columns.status'),
      render: (property) => <Flags property={property} />,
    },
    {
      key: 'created',
      title: t('properties.columns.created'),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (property) => (
        <OverlayLink
          to={pathOf(property)}
          className={cells.open}
          label={t('properties.openDetails', { title: property.title })}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </OverlayLink>
      ),
    },
  ]
}
