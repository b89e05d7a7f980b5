import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '~/components/button'
import { FieldFrame, Select } from '~/components/field'
import { useFollow } from '~/components/use-follow'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { statusesOf, type TripFilters, type TripTime } from './trip-filters'

interface FilterFormProps {
  filters: TripFilters
  /** The tab that is searched. */
  when: TripTime
}

/** Search and status in the URL. A status applies at once; without scripts the button does. */
export function FilterForm({ filters, when }: FilterFormProps) {
  const t = useText(trips)
  const form = useRef<HTMLFormElement>(null)
  useFollow(form, { search: filters.search, status: filters.status })

  return (
    <Form
      ref={form}
      role="search"
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
    >
      <input type="hidden" name="when" value={when} />
      <FieldFrame label={t('trips.search')}>
        {(control) => (
          <div className="relative">
            <Search aria-hidden size={18} className="absolute top-3.75 left-3.5 text-muted" />
            <input
              {...control}
              type="search"
              name="search"
              defaultValue={filters.search}
              placeholder={t('trips.searchHint')}
              maxLength={100}
              enterKeyHint="search"
              className="control pl-10.5"
            />
          </div>
        )}
      </FieldFrame>
      <div className="col-span-full row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <Select
          name="status"
          label={t('trips.status')}
          defaultValue={filters.status}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          options={[
            { value: '', label: t('trips.status.all') },
            ...statusesOf(when).map((status) => ({
              value: status,
              label: t(`trips.status.${status}`),
            })),
          ]}
        />
      </div>
      <Button type="submit" tone="quiet" className="sm:col-start-3 sm:row-start-1">
        {t('trips.apply')}
      </Button>
    </Form>
  )
}
