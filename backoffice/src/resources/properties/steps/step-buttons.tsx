import { Button } from 'antd'
import { ArrowRightLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { useMe } from '../../../hooks/use-me'
import { useMay } from '../../../hooks/use-rows'
import { useStepDialog } from './step-dialog-provider'
import styles from './step-buttons.module.css'
import { openSteps } from './steps'

export function StepButtons({ property }: { property: PropertyCard }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const handsOver = useMay('properties.listAll')
  const choose = useStepDialog()
  return (
    <div className={styles.steps}>
      {!property.isActive && property.price === 0 && (
        <p className={styles.hint}>{t('properties.price.first')}</p>
      )}
      {handsOver && (
        <Button
          icon={<ArrowRightLeft size={17} aria-hidden="true" />}
          onClick={() => choose({ property, step: 'handOver' })}
        >
          {t('properties.handOver.action')}
        </Button>
      )}
      {openSteps(property, role === 'admin').map((step) => (
        <Button
          key={step.name}
          danger={step.danger}
          icon={<step.icon size={17} aria-hidden="true" />}
          onClick={() => choose({ property, step })}
        >
          {t(`properties.steps.${step.name}.action`)}
        </Button>
      ))}
    </div>
  )
}
