import { useList, type HttpError } from '@refinedev/core'
import { Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/types'
import { fullName } from '../../components/portrait'
import { Select } from '../../forms/select'
import { useOffered } from '../../forms/use-offered'
import { keepRows } from '../../providers/query-client'
import styles from './host-select.module.css'

/** The API's largest page; with more hosts one searches. */
const MOST = 100

interface HostSelectProps {
  label: string
  /** What choosing nobody means. */
  nobody: string
  /** Of Ant Design's form. */
  id?: string
  value?: string
  onChange?: (host: string) => void
}

/** Active hosts, found by name or e-mail. */
export function HostSelect({ label, nobody, id, value, onChange }: HostSelectProps) {
  const { t } = useTranslation()
  const [words, search] = useState('')
  const asked = useDeferredValue(words)
  const { result, query } = useList<User, HttpError>({
    resource: 'users',
    pagination: { pageSize: MOST },
    errorNotification: false,
    filters: [
      { field: 'role', operator: 'eq', value: 'host' },
      { field: 'status', operator: 'eq', value: 'active' },
      { field: 'sort', operator: 'eq', value: 'firstName' },
      { field: 'search', operator: 'eq', value: asked },
    ],
    queryOptions: keepRows,
  })
  const offered = useOffered(result.data, value)

  return (
    <div className={styles.choice}>
      <Input
        type="search"
        aria-label={t('properties.host.search')}
        placeholder={t('properties.host.search')}
        value={words}
        onChange={(event) => search(event.target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <Select
        id={id}
        aria-label={label}
        aria-busy={query.isFetching}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value="">{nobody}</option>
        {offered.map((host) => (
          <option key={host._id} value={host._id}>
            {fullName(host)} · {host.email}
          </option>
        ))}
      </Select>
    </div>
  )
}
