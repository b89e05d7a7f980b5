import { useUpdate, type HttpError } from '@refinedev/core'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { useMe } from '../../../hooks/use-me'
import { StoredPhotos } from '../photos/stored-photos'
import { usePhotoQueue } from '../photos/use-photo-queue'
import { check, errorsAtFields } from './check'
import { draftKey } from './draft'
import { PropertyForm } from './property-form'
import { useListingForm } from './use-listing-form'
import { payloadOf, valuesOf } from './values'

interface EditFormProps {
  property: PropertyDetail
  close: () => void
  /** Asked before the dialog goes: somebody may have typed. */
  mayLeaveRef: RefObject<() => boolean>
}

/** The pictures of a property, then its form. */
export function EditForm({ property, close, mayLeaveRef }: EditFormProps) {
  const { t } = useTranslation()
  const me = useMe()
  const [initial] = useState(() => valuesOf(property))
  const [key] = useState(() => draftKey(me._id, property._id))
  const photos = usePhotoQueue()
  const form = useListingForm(initial, key, photos.shots.length > 0)
  const [failure, setFailure] = useState<string>()
  const { mutateAsync, mutation } = useUpdate<PropertyDetail, HttpError>()

  function leave() {
    const free = !form.unsaved || window.confirm(t('app.leave'))
    if (free) {
      form.letGo()
    }
    return free
  }

  useEffect(() => {
    mayLeaveRef.current = leave
  })

  async function submit() {
    const wrong = check(form.values, property.images.length)
    if (Object.keys(wrong).length > 0) {
      return form.refuse(wrong)
    }
    setFailure(undefined)
    await mutateAsync({
      resource: 'properties',
      id: property._id,
      values: payloadOf(form.values),
      invalidates: ['list', 'detail'],
      successNotification: () => ({ type: 'success', message: t('listing.updated') }),
      errorNotification: (error) => ({
        type: 'error',
        message: t('listing.updateFailed'),
        description: error?.message,
      }),
    }).then(saved, refused)
  }

  function saved() {
    form.settle()
    mayLeaveRef.current = () => true
    close()
  }

  function refused(error: HttpError) {
    const fields = errorsAtFields(error.errors)
    if (Object.keys(fields).length === 0) {
      setFailure(`${t('listing.updateFailed')}: ${error.message}`)
    }
    form.refuse(fields)
  }

  return (
    <PropertyForm
      form={form}
      photos={<StoredPhotos property={property._id} images={property.images} photos={photos} />}
      coordinates={property.coordinates}
      failure={failure}
      submit={() => void submit()}
      submitText={t('listing.save')}
      cancel={() => leave() && close()}
      busy={mutation.isPending}
    />
  )
}
