import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import { useDeed } from '../../../hooks/use-deed'
import { http } from '../../../providers/http'
import type { Step } from './steps'

interface StepDialogProps {
  property: PropertyCard
  step: Step
  deleted: (property: PropertyCard) => void
  gone: () => void
}

/** Says what a step will do before it is taken, and the server's reason when it is refused. */
export default function StepDialog({ property, step, deleted, gone }: StepDialogProps) {
  const { t } = useTranslation()
  const deed = useDeed('properties')
  const { title } = property
  const path = `/properties/${property._id}`
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`properties.steps.${step.name}.${part}`, { title })

  async function take() {
    if (step.changes) {
      await http.put(path, step.changes)
    } else {
      await http.delete(path)
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
      act={() => deed(take, () => text('done'))}
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
