import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import styles from '../form/choices.module.css'

export type Weekday = NonNullable<PropertyDetail['stayRules']>['arrivalDays'][number]

export const WEEK: Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

interface WeekdaysProps {
  label: string
  /** Given by `Form.Item`. */
  id?: string
  value?: Weekday[]
  onChange?: (chosen: Weekday[]) => void
}

/** Days of the week, inside `Form.Item`. */
export function Weekdays({ label, id, value: chosen = [], onChange, ...control }: WeekdaysProps) {
  const { t } = useTranslation()
  const toggled = (day: Weekday) =>
    WEEK.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)))

  return (
    <fieldset
      {...control}
      id={id}
      tabIndex={-1}
      data-label={label}
      data-choices
      className={styles.choices}
    >
      <legend className="sr-only">{label}</legend>
      {WEEK.map((day) => (
        <label key={day} className={styles.choice}>
          <input
            type="checkbox"
            value={day}
            className={styles.box}
            checked={chosen.includes(day)}
            onChange={() => onChange?.(toggled(day))}
          />
          {t(`stayRules.weekdays.${day}`)}
        </label>
      ))}
    </fieldset>
  )
}
