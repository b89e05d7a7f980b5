import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../components/later'
import { useChosen } from '../../hooks/use-chosen'

const AddDialog = later(() => import('./add-dialog'))

/** Opens the dialog that writes a stay down. */
export function AddButton() {
  const { t } = useTranslation()
  const [chosen, choose] = useChosen<object>()
  return (
    <>
      <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => choose({})}>
        {t('bookings.add.action')}
      </Button>
      <Suspense fallback={null}>
        {chosen && <AddDialog key={chosen.turn} gone={() => choose(null)} />}
      </Suspense>
    </>
  )
}
