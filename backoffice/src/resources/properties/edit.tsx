import { useOne, type HttpError } from '@refinedev/core'
import { Modal } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PropertyDetail } from '../../api/types'
import { Failed } from '../../components/failed'
import { useOverlay } from '../../hooks/use-overlay'
import { Loading } from '../../layout/loading'
import { EditForm } from './form/edit-form'
import styles from './show.module.css'

/** The edit dialog over the list (§2.12); the whole window on a phone. */
export default function PropertyEdit() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { open, close, afterOpenChange } = useOverlay('/properties')
  const mayLeave = useRef(() => true)
  const { result, query } = useOne<PropertyDetail, HttpError>({
    resource: 'properties',
    id,
    errorNotification: false,
    queryOptions: { placeholderData: undefined },
  })

  /* Escape belongs to what is inside: it puts a lifted picture back. */
  return (
    <Modal
      open={open}
      onCancel={() => mayLeave.current() && close()}
      afterOpenChange={afterOpenChange}
      title={t('listing.edit')}
      footer={null}
      width={860}
      maskClosable={false}
      keyboard={false}
      className={styles.dialog}
    >
      {query.isError ? (
        <Failed
          title={t('properties.show.failed')}
          hint={query.error.message}
          retry={() => void query.refetch()}
        />
      ) : result ? (
        <EditForm key={result._id} property={result} close={close} mayLeaveRef={mayLeave} />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}
