import { useList, type HttpError } from '@refinedev/core'
import { Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { Select } from '../../forms/select'
import { useMe } from '../../hooks/use-me'
import { keepRows } from '../../providers/query-client'
import styles from './add-dialog.module.css'

/** The API's largest page; with more properties one searches. */
const MOST = 100

interface PropertyChoiceProps {
  /** Chosen before: offered whether or not it is among those that are found. */
  known?: { _id: number; title: string }
  /** Of Ant Design's form. */
  id?: string
  value?: string
  onChange?: (property: string) => void
}

/** One of one's own properties, of all for an admin. */
export function PropertyChoice({ known, id, value, onChange }: PropertyChoiceProps) {
  const { t } = useTranslation()
  const isAdmin = useMe().role === 'admin'
  const [words, search] = useState('')
  const asked = useDeferredValue(words)
  const { result, query } = useList<PropertyCard, HttpError>({
    resource: 'properties',
    pagination: { pageSize: MOST },
    errorNotification: false,
    filters: [
      ...(isAdmin ? [{ field: 'scope', operator: 'eq' as const, value: 'all' }] : []),
      { field: 'search', operator: 'eq', value: asked },
    ],
    meta: isAdmin ? undefined : { path: 'properties/my-properties' },
    queryOptions: keepRows,
  })
  const others = result.data.filter(({ _id }) => _id !== known?._id)
  const isSearched = words !== '' || (result.total ?? 0) > MOST

  return (
    <div className={styles.choice}>
      {isSearched && (
        <Input
          type="search"
          aria-label={t('calendar.search')}
          placeholder={t('calendar.search')}
          value={words}
          onChange={(event) => search(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      <Select
        id={id}
        aria-busy={query.isFetching}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value="">{t('bookings.add.choose')}</option>
        {known && <option value={known._id}>{known.title}</option>}
        {others.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  )
}
