import { useDelete, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Helper, PropertyDetail } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import { Tag, type Tone } from '../../../components/tag'
import { dayOf } from '../../../format/dates'
import styles from './helpers.module.css'
import { ABILITIES, HELPERS, helpersOf } from './paths'

const TONES = {
  active: 'acacia',
  invited: 'sun',
  expired: 'stone',
} as const satisfies Record<Helper['state'], Tone>

interface HelperLineProps {
  helper: Helper
  property: PropertyDetail
  change: () => void
}

/** Somebody who helps, or is asked to, with what they may do. */
export function HelperLine({ helper, property, change }: HelperLineProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { mutateAsync: erase } = useDelete<Helper, HttpError>()
  const { email, person, state, expiresAt } = helper
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : email
  const may = ABILITIES.filter((ability) => helper[ability])
  const step = person ? 'end' : 'takeBack'

  function end() {
    return erase({
      resource: HELPERS,
      id: helper._id,
      meta: { path: `${helpersOf(property._id)}/${helper._id}` },
      successNotification: () => ({ type: 'success', message: t(`helpers.${step}Done`, { name }) }),
      errorNotification: false,
    })
  }

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
          onClick={() => setAsking(true)}
        >
          {t(`helpers.${step}`)}
        </Button>
      </span>
      {asking && (
        <Confirm
          title={t(`helpers.${step}Title`, { name })}
          confirm={t(`helpers.${step}Confirm`)}
          dismiss={t('helpers.keep')}
          failed={t('helpers.endFailed')}
          danger
          act={end}
          gone={() => setAsking(false)}
        >
          <p>{t(`helpers.${step}Effect`, { property: property.title })}</p>
        </Confirm>
      )}
    </li>
  )
}
