import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { AddressPart } from './address-part'
import { DraftOffer } from './draft-offer'
import { ExtrasPart } from './extras-part'
import { PinPart } from './pin-part'
import { PlacePart } from './place-part'
import styles from './property-form.module.css'
import { Section } from './section'
import type { ListingForm } from './use-listing-form'
import { usePlaces } from './use-places'

interface PropertyFormProps {
  form: ListingForm
  /** The pictures: new ones when it is created, those there are when it is edited. */
  photos: ReactNode
  /** Where the property lies now, when there is one. */
  coordinates?: PropertyDetail['coordinates']
  /** What concerns the form as a whole. */
  failure?: string
  submit: () => void
  submitText: string
  cancel: () => void
  busy: boolean
}

/** The one form of a property (§5), for new ones and for those there are. */
export function PropertyForm(props: PropertyFormProps) {
  const { form, photos, coordinates = null, failure, submit, submitText, cancel, busy } = props
  const { t } = useTranslation()
  const places = usePlaces()
  const wrong = Object.keys(form.errors).length

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {form.offered && (
        <DraftOffer draft={form.offered} resume={form.resume} discard={form.discard} />
      )}
      {(failure || wrong > 0) && (
        <p id="listing-alert" tabIndex={-1} role="alert" className={styles.alert}>
          {failure ?? t('listing.wrong', { count: wrong })}
        </p>
      )}
      <Section title={t('listing.photos.title')} hint={t('listing.photos.about')}>
        {photos}
      </Section>
      <PlacePart form={form} />
      <Section title={t('listing.address')} hint={t('listing.addressHint')}>
        <AddressPart form={form} places={places} />
      </Section>
      <Section title={t('listing.pin.title')} hint={t('listing.pin.hint')}>
        <PinPart form={form} towns={places.towns} coordinates={coordinates} />
      </Section>
      <ExtrasPart form={form} />
      <div className={styles.foot}>
        <Button size="large" onClick={cancel}>
          {t('listing.cancel')}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={busy}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
