import { today } from '@makao/shared/dates'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import fields from '../../../forms/form.module.css'
import { rowSteps } from '../../../forms/row-steps'
import { Select } from '../../../forms/select'
import { stayDay } from '../../../format/dates'
import { kenyanDates } from './kenyan-dates'
import styles from './periods.module.css'
import type { PeriodValues } from './values'

const MOST = 60
const LONGEST_NAME = 60
const KINDS = ['season', 'holiday', 'night'] as const

interface PeriodsProps {
  currency: string
  /** Given by `Form.Item`. */
  id?: string
  value?: PeriodValues[]
  onChange?: (periods: PeriodValues[]) => void
}

/** Prices of dates, inside `Form.Item`; Kenya's holidays and seasons are proposed. */
export function Periods({ currency, id, value: periods = [], onChange, ...control }: PeriodsProps) {
  const { t } = useTranslation()
  const hasRoom = periods.length < MOST

  const { add, change, remove } = rowSteps(periods, NO_PERIOD, { id, onChange })

  return (
    <div
      {...control}
      id={id}
      tabIndex={-1}
      data-label={t('prices.periods')}
      className={styles.part}
    >
      {periods.map((period, at) => (
        <Period
          key={at}
          period={period}
          currency={currency}
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
      {hasRoom && <Proposals periods={periods} add={add} />}
    </div>
  )
}

const NO_PERIOD: PeriodValues = {
  kind: 'season',
  name: '',
  firstNight: '',
  lastNight: '',
  price: '',
  weekendPrice: '',
}

interface PeriodProps {
  period: PeriodValues
  currency: string
  change: (part: Partial<PeriodValues>) => void
  remove: () => void
}

function Period({ period, currency, change, remove }: PeriodProps) {
  const { t } = useTranslation()
  const { kind, name, firstNight, lastNight, price, weekendPrice } = period
  const what = name || t(`prices.kinds.${kind}`)

  return (
    <fieldset className={styles.period}>
      <legend className="sr-only">{what}</legend>
      <label>
        {t('prices.kind')}
        <Select
          value={kind}
          onChange={(event) => change({ kind: event.target.value as PeriodValues['kind'] })}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`prices.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t('prices.name')}
        <input
          className={fields.control}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <label>
        {t('prices.firstNight')}
        <input
          type="date"
          className={fields.control}
          value={firstNight}
          onChange={(event) => change({ firstNight: event.target.value })}
        />
      </label>
      <label>
        {t('prices.lastNight')}
        <input
          type="date"
          className={fields.control}
          value={lastNight}
          min={firstNight}
          onChange={(event) => change({ lastNight: event.target.value })}
        />
      </label>
      <label>
        {t('prices.price', { currency })}
        <input
          type="number"
          inputMode="decimal"
          min={1}
          step={0.01}
          className={fields.control}
          value={price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </label>
      <label>
        {t('prices.periodWeekend')}
        <input
          type="number"
          inputMode="decimal"
          min={1}
          step={0.01}
          className={fields.control}
          value={weekendPrice}
          onChange={(event) => change({ weekendPrice: event.target.value })}
        />
      </label>
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
  periods: PeriodValues[]
  add: (period: Partial<PeriodValues>) => void
}

function Proposals({ periods, add }: ProposalsProps) {
  const { t } = useTranslation()
  const proposed = kenyanDates(today()).filter(({ kind, firstNight, lastNight }) =>
    periods.every(
      (period) =>
        period.kind !== kind || period.lastNight < firstNight || lastNight < period.firstNight
    )
  )
  return (
    proposed.length > 0 && (
      <details>
        <summary className={styles.summary}>{t('prices.kenya')}</summary>
        <p className={styles.hint}>{t('prices.kenyaHint')}</p>
        <ul className={styles.proposals}>
          {proposed.map(({ name, ...dates }) => (
            <li key={name}>
              <Button
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => add({ ...dates, name: t(`prices.dates.${name}`) })}
              >
                {t('prices.proposal', {
                  name: t(`prices.dates.${name}`),
                  first: stayDay(dates.firstNight),
                  last: stayDay(dates.lastNight),
                })}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    )
  )
}
