import { useTranslation } from 'react-i18next'
import type { SystemState } from '../../api/types'
import { Facts } from '../../components/facts'
import { minutesOf, Panel } from './panel'

type ReplicaProps = { replica: NonNullable<SystemState['replica']> }

/** The standby that answers what visitors read, and how far it is behind. */
export function Replica({ replica: { level, state, lagSeconds } }: ReplicaProps) {
  const { t } = useTranslation()
  const behind =
    lagSeconds < 60 ? t('system.replica.seconds', { count: lagSeconds }) : minutesOf(t, lagSeconds)
  return (
    <Panel title={t('system.replica.title')} level={level}>
      <Facts
        facts={[
          { name: t('system.replica.state'), value: t(`system.replica.states.${state}`) },
          ...(state === 'answers' || lagSeconds > 0
            ? [
                {
                  name: t('system.replica.behind'),
                  value: lagSeconds > 0 ? behind : t('system.replica.upToDate'),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
