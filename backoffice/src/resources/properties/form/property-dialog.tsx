import { SaveButton } from '@refinedev/antd'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PropertyDetail } from '../../../api/types'
import { RecordDialog } from '../../../components/record-dialog'
import fields from '../../../forms/form.module.css'
import { FormTroubles } from '../../../forms/record-form'
import type { RecordFormOptions } from '../../../forms/record-form-options'
import { useRecordForm } from '../../../forms/use-record-form'
import { useOverlay } from '../../../hooks/use-overlay'
import listing from './property-form.module.css'

type FormOf<Values> = RecordFormOptions<PropertyDetail, Values>

interface PropertyDialogProps<Values> extends Pick<
  FormOf<Values>,
  'valuesOf' | 'payloadOf' | 'fieldOf' | 'apart'
> {
  /** Last part of the path: PUT /properties/:id/<move>. */
  move: string
  title: string
  saved: string
  failed: string
  save: string
  width: number
  /** The fields. */
  children: (property: PropertyDetail) => ReactNode
}

/** One part of a listing, to be changed over the list. */
export function PropertyDialog<Values extends object>(props: PropertyDialogProps<Values>) {
  const { move, title, saved, failed, save, width, children, ...values } = props
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const overlay = useOverlay('/properties')
  const form = useRecordForm<PropertyDetail, Values>({
    resource: 'properties',
    id,
    meta: { move },
    ...values,
    saved: () => saved,
    onSaved: overlay.close,
  })
  const { record: property, query, leave, formProps, saveButtonProps } = form

  return (
    <RecordDialog
      overlay={overlay}
      query={query}
      denied={property && !property.mayManage}
      title={title}
      failed={t('properties.show.failed')}
      width={width}
      leave={leave}
    >
      {property && (
        <Form {...formProps} className={`${fields.fields} ${listing.form}`}>
          <div className={listing.troubles}>
            <FormTroubles form={form} failed={failed} />
          </div>
          {children(property)}
          <div className={listing.foot}>
            <Button size="large" onClick={() => leave(overlay.close)}>
              {t('listing.cancel')}
            </Button>
            <SaveButton {...saveButtonProps} size="large" icon={null}>
              {save}
            </SaveButton>
          </div>
        </Form>
      )}
    </RecordDialog>
  )
}
