import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../components/filter-select'
import type { ListState } from '../../hooks/use-list-state'
import styles from './filters.module.css'
import { SUBJECTS } from './subjects'

/** Kind, days, and, once chosen from an entry, one person or one thing. */
export function AuditFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const kinds = [
    { value: '', text: t('audit.kinds.all') },
    ...SUBJECTS.map((value) => ({ value, text: t(`audit.kinds.${value}`) })),
  ]
  const subjectId = state.choice('subject') && state.choice('subjectId')
  const actor = state.choice('actor')

  return (
    <>
      <FilterSelect
        label={t('audit.kind')}
        options={kinds}
        value={state.choice('subject')}
        onChange={(subject) => state.choose('subject', subject, 'subjectId')}
      />
      <Day label={t('audit.from')} name="from" state={state} />
      <Day label={t('audit.to')} name="to" state={state} />
      {actor && (
        <Chip
          text={t('audit.person', { id: actor })}
          remove={t('audit.everybody')}
          onRemove={() => state.choose('actor', '')}
        />
      )}
      {subjectId && (
        <Chip
          text={t('audit.thing', { id: subjectId })}
          remove={t('audit.everything')}
          onRemove={() => state.choose('subjectId', '')}
        />
      )}
    </>
  )
}

function Day({ label, name, state }: { label: string; name: 'from' | 'to'; state: ListState }) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        value={state.choice(name)}
        min={name === 'to' ? state.choice('from') : undefined}
        max={name === 'from' ? state.choice('to') : undefined}
        onChange={(event) => state.choose(name, event.target.value)}
      />
    </label>
  )
}

function Chip({ text, remove, onRemove }: { text: string; remove: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} title={remove} onClick={onRemove}>
      {text}
      <span className="sr-only">: {remove}</span>
      <X size={15} aria-hidden="true" />
    </button>
  )
}
