import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './step-buttons.module.css'
import { useStepDialog } from './step-dialog-provider'
import { nameOf, openSteps } from './steps'

interface StepButtonsProps {
  payout: Payout
  place: 'row' | 'card' | 'foot'
}

/** The steps open now, each with a dialog; none for a host. */
export function StepButtons({ payout, place }: StepButtonsProps) {
  const { t } = useTranslation()
  const choose = useStepDialog()
  const whose = t('payouts.whose', { id: payout._id, host: fullName(payout.host) })

  return (
    <div className={`${styles.steps} ${styles[place]}`}>
      {openSteps(payout).map((step) => {
        const text = t(`payouts.steps.${nameOf(step, payout)}.action`)
        return (
          <Button
            key={step.name}
            size={place === 'row' ? 'small' : 'middle'}
            type={place === 'foot' && !step.danger ? 'primary' : step.danger ? 'text' : 'default'}
            danger={step.danger}
            className={step.danger ? undefined : styles.onward}
            aria-label={`${text}: ${whose}`}
            onClick={() => choose({ payout, step })}
          >
            {text}
          </Button>
        )
      })}
    </div>
  )
}
