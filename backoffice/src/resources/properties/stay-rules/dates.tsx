import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import fields from '../../../forms/form.module.css'
import { rowSteps } from '../../../forms/row-steps'
import { stayDay } from '../../../format/dates'
import styles from '../prices/periods.module.css'
import type { DatesValues, Limit } from './values'

const MOST = 60
const LONGEST_NAME = 60
const MOST_NIGHTS = 90

type Period = NonNullable<PropertyDetail['prices']>['periods'][number]

interface DatesProps {
  limit: Limit
  /** Seasons and holidays with a price of their own. */
  proposed: readonly Period[]
  /** Given by `Form.Item`. */
  id?: string
  value?: DatesValues[]
  onChange?: (dates: DatesValues[]) => void
}

/** Nights at least or at most by date of arrival, inside `Form.Item`; the dates of prices are proposed. */
export function Dates({ limit, proposed, id, value: all = [], onChange, ...control }: DatesProps) {
  const { t } = useTranslation()
  const hasRoom = all.length < MOST

  const { add, change, remove } = rowSteps(all, NO_DATES, { id, onChange })

  return (
    <div
      {...control}
      id={id}
      tabIndex={-1}
      data-label={t(`stayRules.${limit}In`)}
      className={styles.part}
    >
      {all.map((dates, at) => (
        <DatesOfOne
          key={at}
          limit={limit}
          dates={dates}
          change={(part) => change(at, part)}
          remove={() => remove(at)}
        />
      ))}
      {hasRoom && (
        <Button
          className={styles.add}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => add({})}
        >
          {t('prices.addPeriod')}
        </Button>
      )}
      {hasRoom && <Proposals periods={proposed} all={all} add={add} />}
    </div>
  )
}

const NO_DATES: DatesValues = { name: '', firstNight: '', lastNight: '', nights: '' }

interface DatesOfOneProps {
  limit: Limit
  dates: DatesValues
  change: (part: Partial<DatesValues>) => void
  remove: () => void
}

function DatesOfOne({ limit, dates, change, remove }: DatesOfOneProps) {
  const { t } = useTranslation()
  const { name, firstNight, lastNight, nights } = dates
  const what = name || t(`stayRules.${limit}In`)
  const dated = [
    ['firstNight', t('stayRules.arrivals.firstArrival'), firstNight, undefined],
    ['lastNight', t('stayRules.arrivals.lastArrival'), lastNight, firstNight],
  ] as const

  return (
    <fieldset className={styles.period}>
      <legend className="sr-only">{what}</legend>
      <label>
        {t('stayRules.arrivals.name')}
        <input
          className={fields.control}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <label>
        {t(`stayRules.fields.${limit}`)}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_NIGHTS}
          className={fields.control}
          value={nights}
          onChange={(event) => change({ nights: event.target.value })}
        />
      </label>
      {dated.map(([field, label, value, min]) => (
        <label key={field}>
          {label}
          <input
            type="date"
            className={fields.control}
            value={value}
            min={min}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        </label>
      ))}
      <Button
        danger
        className={styles.remove}
        icon={<Trash2 size={17} aria-hidden="true" />}
        aria-label={t('prices.removePeriod', { what })}
        onClick={remove}
      >
        {t('prices.remove')}
      </Button>
    </fieldset>
  )
}

interface ProposalsProps {
  periods: readonly Period[]
  all: readonly DatesValues[]
  add: (dates: Partial<DatesValues>) => void
}

/** Seasons and holidays that no dates are in yet. */
function Proposals({ periods, all, add }: ProposalsProps) {
  const { t } = useTranslation()
  const free = periods.filter(
    ({ kind, firstNight, lastNight }) =>
      kind !== 'night' &&
      all.every((dates) => dates.lastNight < firstNight || lastNight < dates.firstNight)
  )
  return (
    free.length > 0 && (
      <details>
        <summary className={styles.summary}>{t('stayRules.arrivals.ofPrices')}</summary>
        <ul className={styles.proposals}>
          {free.map(({ kind, name, firstNight, lastNight }) => (
            <li key={`${kind} ${firstNight}`}>
              <Button
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => add({ name, firstNight, lastNight })}
              >
                {t('prices.proposal', {
                  name: name || t(`prices.kinds.${kind}`),
                  first: stayDay(firstNight),
                  last: stayDay(lastNight),
                })}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    )
  )
}
