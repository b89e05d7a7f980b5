import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SystemState } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'
import styles from './system.module.css'

export type Level = SystemState['backup']['level']

const TONES: Record<Level, Tone> = { good: 'acacia', warning: 'sun', failure: 'laterite' }

interface PanelProps {
  title: string
  level?: Level
  children: ReactNode
}

/** One part of the installation, with how well it is. */
export function Panel({ title, level, children }: PanelProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {level && <Tag tone={TONES[level]}>{t(`system.levels.${level}`)}</Tag>}
      </div>
      {children}
    </section>
  )
}

/** How long something has waited. */
export function minutesOf(t: TFunction, seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? t('system.underAMinute') : t('system.minutes', { count: minutes })
}
