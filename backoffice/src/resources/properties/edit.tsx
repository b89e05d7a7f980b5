import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { RecordDialog } from '../../components/record-dialog'
import { useMe } from '../../hooks/use-me'
import { useOverlay } from '../../hooks/use-overlay'
import { PropertyForm } from './form/property-form'
import { useListingForm } from './form/use-listing-form'
import { StoredPhotos } from './photos/stored-photos'
import { usePhotoQueue } from './photos/use-photo-queue'
import { useStepDialog } from './steps/step-dialog-provider'
import { activateStep, waitsForActivation } from './steps/steps'

/** The edit dialog (§2.12); the whole window on a phone. */
export default function PropertyEdit() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { _id: me } = useMe()
  const overlay = useOverlay('/properties')
  const photos = usePhotoQueue()
  const choose = useStepDialog()
  const listing = useListingForm({
    me,
    id: Number(id),
    waiting: photos.shots.length > 0,
    saved: t('listing.updated'),
    failed: t('listing.updateFailed'),
    onSaved(now) {
      overlay.close()
      if (waitsForActivation(listing.form.record, now)) {
        choose({ property: now, step: activateStep })
      }
    },
  })
  const { record: property, query, leave } = listing.form

  return (
    <RecordDialog
      overlay={overlay}
      query={query}
      denied={property && !property.mayManage}
      title={t('listing.edit')}
      failed={t('properties.show.failed')}
      width={860}
      leave={leave}
      keyboard={!photos.isMoving} // Escape puts a picture back first.
    >
      {property && (
        <PropertyForm
          listing={listing}
          photos={<StoredPhotos property={property._id} images={property.images} photos={photos} />}
          failed={t('listing.updateFailed')}
          submit={t('listing.save')}
          cancel={overlay.close}
        />
      )}
    </RecordDialog>
  )
}
