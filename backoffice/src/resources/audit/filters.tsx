import { useTranslation } from 'react-i18next'
import type { AuditEvent } from '../../api/types'
import { DayInput } from '../../components/day-input'
import { FilterChip } from '../../components/filter-chip'
import { filterProps } from '../../components/filter-props'
import { FilterSelect } from '../../components/filter-select'
import type { ListTable } from '../../components/resource-list'
import styles from './filters.module.css'
import { SUBJECTS } from './subjects'

/** Kind, days, and, once chosen from an entry, one person or one thing. */
export function AuditFilters({ table }: { table: ListTable<AuditEvent> }) {
  const { t } = useTranslation()
  const from = filterProps(table, 'from')
  const to = filterProps(table, 'to')
  const actor = filterProps(table, 'actor')
  const subjectId = filterProps(table, 'subjectId')

  return (
    <>
      <FilterSelect
        {...filterProps(table, 'subject', 'subjectId')}
        label={t('audit.kind')}
        options={[
          { value: '', text: t('audit.kinds.all') },
          ...SUBJECTS.map((value) => ({ value, text: t(`audit.kinds.${value}`) })),
        ]}
      />
      <label className={styles.day}>
        <span>{t('audit.from')}</span>
        <DayInput {...from} max={to.value || undefined} />
      </label>
      <label className={styles.day}>
        <span>{t('audit.to')}</span>
        <DayInput {...to} min={from.value || undefined} />
      </label>
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
