import { useTranslation } from 'react-i18next'
import type { CalendarRow } from '../../api/types'
import choices from '../properties/form/choices.module.css'
import styles from './property-choice.module.css'

interface PropertyChoiceProps {
  /** The dialog's title says it already. */
  titled?: boolean
  properties: readonly CalendarRow[]
  chosen: readonly number[]
  setChosen: (chosen: number[]) => void
}

/** Properties for which the same is done. */
export function PropertyChoice({ titled, properties, chosen, setChosen }: PropertyChoiceProps) {
  const { t } = useTranslation()
  const toggled = (id: number) =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]

  return (
    <fieldset className={`${choices.choices} ${styles.choice}`}>
      <legend className={titled ? 'sr-only' : styles.legend}>{t('calendar.alsoFor')}</legend>
      {properties.map(({ _id, title }) => (
        <label key={_id} className={choices.choice}>
          <input
            type="checkbox"
            className={choices.box}
            checked={chosen.includes(_id)}
            onChange={() => setChosen(toggled(_id))}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
