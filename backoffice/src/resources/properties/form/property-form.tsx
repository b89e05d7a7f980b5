import { SaveButton } from '@refinedev/antd'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../../forms/form.module.css'
import { FormTroubles } from '../../../forms/record-form'
import { useMay } from '../../../hooks/use-rows'
import { HostSelect } from '../host-select'
import { AddressPart } from './address-part'
import { DraftOffer } from './draft-offer'
import { ExtrasPart } from './extras-part'
import { PinPart } from './pin-part'
import { PlacePart } from './place-part'
import styles from './property-form.module.css'
import { Section } from './section'
import type { ListingForm } from './use-listing-form'

interface PropertyFormProps {
  listing: ListingForm
  photos: ReactNode
  /** Title of a refusal that belongs to no field. */
  failed: string
  submit: string
  cancel: () => void
}

/** The form for new and existing properties (§5). */
export function PropertyForm({ listing, photos, failed, submit, cancel }: PropertyFormProps) {
  const { t } = useTranslation()
  const choosesHost = useMay('properties.listAll')
  const { form, draft, places } = listing
  const { formProps, saveButtonProps, record, wrong, leave } = form

  return (
    <Form {...formProps} className={`${fields.fields} ${styles.form}`}>
      {draft.offered && (
        <DraftOffer draft={draft.offered} resume={draft.resume} discard={draft.discard} />
      )}
      <div className={styles.troubles}>
        <FormTroubles form={form} failed={failed} />
      </div>
      {wrong > 0 && (
        <p role="alert" className={styles.alert}>
          {t('listing.wrong', { count: wrong })}
        </p>
      )}
      {!record && choosesHost && (
        <Section title={t('properties.show.host')} hint={t('properties.host.hint')}>
          <Form.Item name="host">
            <HostSelect label={t('properties.show.host')} nobody={t('properties.host.self')} />
          </Form.Item>
        </Section>
      )}
      <Section title={t('listing.photos.title')} hint={t('listing.photos.about')}>
        {photos}
      </Section>
      <PlacePart />
      <Section title={t('listing.address')} hint={t('listing.addressHint')}>
        <AddressPart places={places} />
      </Section>
      <Section title={t('listing.pin.title')} hint={t('listing.pin.hint')}>
        <Form.Item name="pin">
          <PinPart
            towns={places.towns}
            coordinates={record?.coordinates ?? null}
            city={record?.address.city}
          />
        </Form.Item>
      </Section>
      <ExtrasPart />
      <div className={styles.foot}>
        <Button size="large" onClick={() => leave(cancel)}>
          {t('listing.cancel')}
        </Button>
        <SaveButton {...saveButtonProps} size="large" icon={null}>
          {submit}
        </SaveButton>
      </div>
    </Form>
  )
}
