import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import { DateRange } from '../../components/date-range'
import { FilterChip } from '../../components/filter-chip'
import { filterProps } from '../../components/filter-props'
import { FilterSelect } from '../../components/filter-select'
import type { ListTable } from '../../components/list-table'
import { actionsOf, SUBJECTS } from './subjects'

/** Kind, days, and, once chosen from an entry, one person or one thing. */
export function AuditFilters({ table }: { table: ListTable<AuditEvent> }) {
  const { t } = useTranslation()
  const actor = filterProps(table, 'actor')
  const subjectId = filterProps(table, 'subjectId')

  const subject = SUBJECTS.find((known) => known === filterProps(table, 'subject').value)

  return (
    <>
      <FilterSelect
        {...filterProps(table, 'subject', 'subjectId', 'action')}
        label={t('audit.kind')}
        options={[
          { value: '', text: t('audit.kinds.all') },
          ...SUBJECTS.map((value) => ({ value, text: t(`audit.kinds.${value}`) })),
        ]}
      />
      {subject && (
        <FilterSelect
          {...filterProps(table, 'action')}
          label={t('audit.what')}
          options={[{ value: '', text: t('audit.anything') }, ...actionsOf(t, subject)]}
        />
      )}
      <DateRange
        label={t('audit.columns.when')}
        from={filterProps(table, 'from')}
        to={filterProps(table, 'to')}
      />
      {actor.value && (
        <FilterChip
          text={t('audit.person', { id: actor.value })}
          remove={t('audit.everybody')}
          onRemove={() => actor.onChange('')}
        />
      )}
      {subjectId.value && (
        <FilterChip
          text={t('audit.thing', { id: subjectId.value })}
          remove={t('audit.everything')}
          onRemove={() => subjectId.onChange('')}
        />
      )}
    </>
  )
}
