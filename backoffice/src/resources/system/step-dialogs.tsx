import { useTranslation } from 'react-i18next'
import { Confirm } from '../../components/confirm'
import { useJobSteps, type Chosen } from './use-job-steps'

export interface Asked {
  step: 'retry' | 'forget'
  chosen: Chosen
  count: number
}

/** Asks before many jobs are tried again, and before any is deleted. */
export function JobStepDialog({ asked, gone }: { asked: Asked; gone: () => void }) {
  const { t } = useTranslation()
  const steps = useJobSteps()
  const { step, chosen, count } = asked

  return (
    <Confirm
      title={t(`system.${step}.title`, { count })}
      confirm={t(`system.${step}.confirm`)}
      dismiss={t(`system.${step}.dismiss`)}
      failed={t(`system.${step}.failed`)}
      danger={step === 'forget'}
      act={() => (step === 'retry' ? steps.retry(chosen) : steps.forget(chosen))}
      gone={gone}
    >
      <p>{t(`system.${step}.effect`)}</p>
    </Confirm>
  )
}
