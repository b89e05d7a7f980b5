import { useOne, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useOutletContext, useParams } from 'react-router'
import type { PropertyCard, PropertyDetail } from '../../api/types'
import { RecordDialog } from '../../components/record-dialog'
import { useOverlay } from '../../hooks/use-overlay'
import { PropertyDetails } from './details'

/** A property in a dialog (§2.12); the whole window on a phone. */
export default function PropertyShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const rows = useOutletContext<readonly PropertyCard[]>()
  const known = rows.find(({ _id }) => String(_id) === id)
  const overlay = useOverlay('/properties')
  const { result, query } = useOne<PropertyDetail, HttpError>({
    resource: 'properties',
    id,
    errorNotification: false,
  })

  return (
    <RecordDialog
      overlay={overlay}
      query={query}
      denied={result && !result.mayManage}
      title={result?.title ?? known?.title}
      failed={t('properties.show.failed')}
      width={860}
    >
      {result && <PropertyDetails property={result} />}
    </RecordDialog>
  )
}
