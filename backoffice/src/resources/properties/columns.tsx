import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { Pencil } from 'lucide-react'
import type { PropertyCard } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import styles from './columns.module.css'
import { Flags } from './flags'
import { Rating } from './rating'
import { DeleteButton } from './steps/delete-button'
import { PriceButton } from './steps/price-button'
import { editPathOf, pathOf } from './paths'

export const placeOf = ({ address }: PropertyCard) => `${address.city}, ${address.country}`

export function columns(t: TFunction, isAdmin: boolean): TableColumnsType<PropertyCard> {
  return [
    {
      key: 'title',
      title: t('properties.columns.property'),
      sorter: true,
      render: (_, property) => (
        <span className={cells.pictured}>
          <Picture image={property.images[0]} alt="" sizes="72px" className={cells.picture} />
          <span>
            <OverlayLink to={pathOf(property)} className={`${cells.strong} ${styles.title}`}>
              {property.title}
            </OverlayLink>
            <span className={cells.soft}>{placeOf(property)}</span>
            {isAdmin && (
              <span className={cells.soft}>
                {t('properties.hostedBy', { name: fullName(property.host) })}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      title: t('properties.columns.type'),
      render: (_, { propertyType }) => (
        <span className={cells.unbroken}>{t(`properties.types.${propertyType}`)}</span>
      ),
    },
    {
      key: 'price',
      title: t('properties.columns.price'),
      sorter: true,
      align: 'right',
      render: (_, property) => <PriceButton property={property} />,
    },
    {
      key: 'averageRating',
      title: t('properties.columns.rating'),
      sorter: true,
      sortDirections: ['descend', 'ascend', 'descend'],
      render: (_, property) => <Rating property={property} />,
    },
    {
      key: 'status',
      title: t('properties.columns.status'),
      render: (_, property) => <Flags property={property} />,
    },
    {
      key: 'createdAt',
      title: t('properties.columns.created'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, property) => (
        <span className={cells.actions}>
          <OverlayLink
            to={editPathOf(property)}
            className={cells.open}
            label={t('properties.editNamed', { title: property.title })}
          >
            <Pencil size={18} aria-hidden="true" />
          </OverlayLink>
          <DeleteButton property={property} />
        </span>
      ),
    },
  ]
}
