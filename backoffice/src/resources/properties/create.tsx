import { useNavigation, useWarnAboutChange } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/page-header'
import { useMe } from '../../hooks/use-me'
import { check } from './form/check'
import { draftKey } from './form/draft'
import { PropertyForm } from './form/property-form'
import { useCreateListing } from './form/use-create-listing'
import { useListingForm } from './form/use-listing-form'
import { DEFAULTS } from './form/values'
import { Arriving } from './photos/arriving'
import { NewPhotos } from './photos/new-photos'
import { usePhotoQueue } from './photos/use-photo-queue'

/** 'Add New Property' (§2.12). */
export default function PropertyCreate() {
  const { t } = useTranslation()
  const me = useMe()
  const { list, edit } = useNavigation()
  const { setWarnWhen } = useWarnAboutChange()
  const [key] = useState(() => draftKey(me._id, 'new'))
  const photos = usePhotoQueue()
  const form = useListingForm(DEFAULTS, key, photos.shots.length > 0)
  const listing = useCreateListing({
    me: me._id,
    form,
    photos,
    done: () => leave(() => list('properties')),
    editInstead: (id) => leave(() => edit('properties', id)),
  })
  /** Nothing is unsaved any more; the warning has to hear of it before the way is taken. */
  function leave(go: () => void) {
    setWarnWhen(false)
    setTimeout(go)
  }

  function submit() {
    const wrong = check(form.values, photos.shots.length)
    if (Object.keys(wrong).length > 0) {
      form.refuse(wrong)
    } else {
      void listing.create()
    }
  }

  return (
    <>
      <PageHeader title={t('listing.new')} />
      {listing.property ? (
        <Arriving
          shots={photos.shots}
          retry={() => void listing.sendRest()}
          leave={() => leave(() => list('properties'))}
        />
      ) : (
        <PropertyForm
          form={form}
          photos={<NewPhotos photos={photos} error={form.errors.images} />}
          failure={listing.failure}
          submit={submit}
          submitText={t('listing.create')}
          cancel={() => list('properties')}
          busy={listing.busy}
        />
      )}
    </>
  )
}
