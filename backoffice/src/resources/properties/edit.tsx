import { useOnError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PropertyDetail } from '../../api/types'
import { RecordDialog } from '../../components/record-dialog'
import { useMe } from '../../hooks/use-me'
import { useOverlay } from '../../hooks/use-overlay'
import { PropertyForm } from './form/property-form'
import { useListingForm } from './form/use-listing-form'
import { Arriving } from './photos/arriving'
import { StoredPhotos } from './photos/stored-photos'
import { usePhotoQueue } from './photos/use-photo-queue'
import { useStoredPhotos } from './photos/use-stored-photos'
import { useStepDialog } from './steps/step-dialog-provider'
import { activateStep, waitsForActivation } from './steps/steps'

interface Saved {
  property: PropertyDetail
  /** Whether it is asked about being listed. */
  toActivate: boolean
}

/** The edit dialog (§2.12); the whole window on a phone. */
export default function PropertyEdit() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { _id: me } = useMe()
  const overlay = useOverlay('/properties')
  const photos = usePhotoQueue()
  const { mutate: onError } = useOnError()
  const choose = useStepDialog()
  const [saved, setSaved] = useState<Saved>()
  const listing = useListingForm({
    me,
    id: Number(id),
    waiting: photos.shots.length > 0,
    saved: t('listing.updated'),
    failed: t('listing.updateFailed'),
    onSaved(now) {
      const done = { property: now, toActivate: waitsForActivation(listing.form.record, now) }
      if (photos.queue.shots().length > 0) {
        setSaved(done)
      }
      void sendRest(done)
    },
  })
  const { record: property, query, leave } = listing.form
  const stored = useStoredPhotos(Number(id), query.data?.data.images)

  async function sendRest(done: Saved) {
    if (await photos.queue.sendTo(done.property._id, stored.arrived, (error) => onError(error))) {
      goOn(done)
    }
  }

  /** The warning must see first that nothing is on its way any more. */
  function goOn({ property: now, toActivate }: Saved) {
    setTimeout(() => {
      if (!overlay.close()) {
        setSaved(undefined)
      } else if (toActivate) {
        choose({ property: now, step: activateStep })
      }
    })
  }

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
      {saved ? (
        <Arriving
          shots={photos.shots}
          retry={() => void sendRest(saved)}
          leave={() => {
            photos.queue.close()
            goOn(saved)
          }}
        />
      ) : (
        property && (
          <PropertyForm
            listing={listing}
            photos={<StoredPhotos property={property._id} stored={stored} photos={photos} />}
            failed={t('listing.updateFailed')}
            submit={t('listing.save')}
            cancel={overlay.close}
          />
        )
      )}
    </RecordDialog>
  )
}
