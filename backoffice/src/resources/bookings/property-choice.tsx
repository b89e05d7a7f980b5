import { useList, type HttpError } from '@refinedev/core'
import { Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../api/types'
import { Select } from '../../forms/select'
import { useOffered } from '../../forms/use-offered'
import { useMe } from '../../hooks/use-me'
import { keepRows } from '../../providers/query-client'
import styles from './add-dialog.module.css'

/** The API's largest page; with more properties one searches. */
export const MOST = 100

/** Given by Ant Design's form. */
export interface Control {
  id?: string
  value?: string
  onChange?: (property: string) => void
}

interface PropertyChoiceProps extends Control {
  /** Chosen before: offered whether or not it is among those that are found. */
  known?: { _id: number; title: string }
}

/** One of one's own properties, of all for an admin. */
export function PropertyChoice({ known, ...control }: PropertyChoiceProps) {
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

  return (
    <SearchedSelect
      words={words}
      search={search}
      isLong={(result.total ?? 0) > MOST}
      isBusy={query.isFetching}
      options={[...(known ? [known] : []), ...others]}
      {...control}
    />
  )
}

interface SearchedSelectProps extends Control {
  words: string
  search: (words: string) => void
  /** There are more than one page holds. */
  isLong: boolean
  isBusy: boolean
  options: readonly Option[]
}

interface Option {
  _id: number
  title: string
}

/** A choice among properties, with a search above it where there are many. */
export function SearchedSelect({
  words,
  search,
  isLong,
  isBusy,
  options,
  id,
  value,
  onChange,
}: SearchedSelectProps) {
  const { t } = useTranslation()
  const offered = useOffered(options, value)
  return (
    <div className={styles.choice}>
      {(words !== '' || isLong) && (
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
        aria-busy={isBusy}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value="">{t('bookings.add.choose')}</option>
        {offered.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  )
}
