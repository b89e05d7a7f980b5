import { useNavigation } from '@refinedev/core'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/page-header'
import { useMe } from '../../hooks/use-me'
import { ruleOfPhotos } from './form/check'
import { PropertyForm } from './form/property-form'
import { useCreateListing } from './form/use-create-listing'
import { Arriving } from './photos/arriving'
import { NewPhotos } from './photos/new-photos'
import { usePhotoQueue } from './photos/use-photo-queue'

export default function PropertyCreate() {
  const { t } = useTranslation()
  const { _id: me } = useMe()
  const { list, edit } = useNavigation()
  const photos = usePhotoQueue()
  const toList = () => list('properties')
  const { listing, property, sendRest, goOn } = useCreateListing({
    me,
    photos,
    done: toList,
    editInstead: (id) => edit('properties', id),
  })

  return (
    <>
      <PageHeader title={t('listing.new')} />
      {property ? (
        <Arriving
          shots={photos.shots}
          retry={() => void sendRest(property)}
          leave={() => {
            photos.queue.close()
            goOn(property)
          }}
        />
      ) : (
        <PropertyForm
          listing={listing}
          photos={
            <Form.Item name="images" rules={ruleOfPhotos(photos.shots.length)}>
              <NewPhotos photos={photos} />
            </Form.Item>
          }
          failed={t('listing.createFailed')}
          submit={t('listing.create')}
          cancel={toList}
        />
      )}
    </>
  )
}
