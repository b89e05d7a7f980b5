import { useOne, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useOutletContext, useParams } from 'react-router'
import type { PropertyCard, PropertyDetail } from '../../api/types'
import { Dialog } from '../../components/dialog'
import { Failed } from '../../components/failed'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import { PropertyDetails } from './details'
import styles from './show.module.css'

/** A property in a dialog (§2.12); the whole window on a phone. */
export default function PropertyShow() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const rows = useOutletContext<readonly PropertyCard[]>()
  const known = rows.find(({ _id }) => String(_id) === id)
  const { open, close, afterOpenChange } = useOverlay('/properties')
  const { result, query } = useOne<PropertyDetail, HttpError>({
    resource: 'properties',
    id,
    errorNotification: false,
    queryOptions: { placeholderData: undefined },
  })

  return (
    <Dialog
      open={open}
      onCancel={close}
      afterOpenChange={afterOpenChange}
      title={result?.title ?? known?.title ?? t('actions.details')}
      footer={null}
      width={860}
      className={styles.dialog}
    >
      {query.isError ? (
        <Failed
          title={t('properties.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result ? (
        <PropertyDetails property={result} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
