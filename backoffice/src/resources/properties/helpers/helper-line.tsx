import { Button } from 'antd'
import { Pencil, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Helper } from '../../../api/types'
import { Tag, type Tone } from '../../../components/tag'
import { dayOf } from '../../../format/dates'
import styles from './helpers.module.css'
import { endingOf, nameOf } from './names'
import { ABILITIES } from './paths'

const TONES = {
  active: 'acacia',
  invited: 'sun',
  expired: 'stone',
} as const satisfies Record<Helper['state'], Tone>

interface HelperLineProps {
  helper: Helper
  change: () => void
  end: () => void
}

/** Somebody who helps, or is asked to, with what they may do. */
export function HelperLine({ helper, change, end }: HelperLineProps) {
  const { t } = useTranslation()
  const { email, person, state, expiresAt } = helper
  const name = nameOf(helper)
  const may = ABILITIES.filter((ability) => helper[ability])
  const step = endingOf(helper)

  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name} <Tag tone={TONES[state]}>{t(`helpers.states.${state}`)}</Tag>
        </p>
        <p className={styles.soft}>{may.map((ability) => t(`helpers.${ability}`)).join(' · ')}</p>
        {person && <p className={styles.soft}>{email}</p>}
        {state === 'invited' && expiresAt && (
          <p className={styles.soft}>{t('helpers.until', { date: dayOf(expiresAt) })}</p>
        )}
      </div>
      <span className={styles.steps}>
        <Button
          icon={<Pencil size={16} aria-hidden="true" />}
          aria-label={t('helpers.changeNamed', { name })}
          onClick={change}
        >
          {t('helpers.change')}
        </Button>
        <Button
          icon={<UserMinus size={16} aria-hidden="true" />}
          aria-label={t(`helpers.${step}Named`, { name })}
          onClick={end}
        >
          {t(`helpers.${step}`)}
        </Button>
      </span>
    </li>
  )
}
