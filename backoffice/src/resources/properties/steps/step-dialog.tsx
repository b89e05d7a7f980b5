import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import { useRecordStep } from '../../../hooks/use-record-step'
import type { Step } from './steps'

interface StepDialogProps {
  property: PropertyCard
  step: Step
  deleted: (property: PropertyCard) => void
  gone: () => void
}

/** Explains a step and shows the server's refusal. */
export default function StepDialog({ property, step, deleted, gone }: StepDialogProps) {
  const { t } = useTranslation()
  const { change, remove } = useRecordStep<PropertyCard>('properties')
  const { _id: id, title } = property
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`properties.steps.${step.name}.${part}`, { title })

  async function take() {
    if (step.changes) {
      await change(id, () => text('done'), { values: step.changes })
    } else {
      await remove(id, text('done'))
      deleted(property)
    }
  }

  return (
    <Confirm
      title={text('title')}
      confirm={text('confirm')}
      dismiss={text('dismiss')}
      failed={text('failed')}
      danger={step.danger}
      act={take}
      gone={gone}
    >
      <p>{text('effect')}</p>
      {step.name === 'delete' && (
        <ul>
          <li>{t('properties.steps.deleteParts.requests')}</li>
          <li>{t('properties.steps.deleteParts.erased')}</li>
          <li>{t('properties.steps.deleteParts.books')}</li>
          <li>{t('properties.steps.deleteParts.ahead')}</li>
        </ul>
      )}
    </Confirm>
  )
}
