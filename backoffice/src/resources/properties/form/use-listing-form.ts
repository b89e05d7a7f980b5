import { useState } from 'react'
import type { PropertyDetail } from '../../../api/types'
import { merged } from '../../../forms/three-way'
import { useRecordForm } from '../../../forms/use-record-form'
import { fieldOf } from './check'
import { draftKey, dropDraft, saveDraft, readDraft } from './draft'
import { usePlaces } from './use-places'
import { isSame, payloadOf, valuesOf, type ListingValues } from './values'

interface ListingFormOptions {
  /** The owner of the draft. */
  me: number
  /** None: the property is new. */
  id?: number
  send?: (values: ListingValues) => Promise<PropertyDetail>
  /** Whether pictures are not on the server yet. */
  waiting: boolean
  saved?: string
  failed: string
  onSaved: (property: PropertyDetail) => void
}

/**
 * The form of a property, and the draft of it in this browser, which is kept with every key and offered again when
 * somebody comes back.
 */
export function useListingForm({ me, id, waiting, saved, onSaved, ...rest }: ListingFormOptions) {
  const key = draftKey(me, id ?? 'new')
  const places = usePlaces()
  const [draft, setDraft] = useState(() => readDraft(key))
  const form = useRecordForm<PropertyDetail, ListingValues>({
    ...rest,
    resource: 'properties',
    id,
    valuesOf,
    payloadOf,
    fieldOf,
    unsaved: waiting,
    saved: saved === undefined ? undefined : () => saved,
    onSaved(property) {
      dropDraft(key)
      onSaved(property)
    },
    onTyped({ city }) {
      const values = form.form.getFieldsValue(true) as ListingValues
      const town = places.towns.find(({ name }) => name === city)
      if (town) {
        const isOwnCode =
          values.postalCode &&
          places.towns.every(({ postalCode }) => postalCode !== values.postalCode)
        form.form.setFieldsValue({
          county: town.county,
          ...(!isOwnCode && { postalCode: town.postalCode }),
        })
      }
      keep(form.form.getFieldsValue(true) as ListingValues)
    },
  })
  const { record, fill } = form
  const stored = valuesOf(record)
  const isLoaded = record !== undefined || id === undefined
  const drafted = draft && merged(draft.base ?? stored, draft.values, stored)

  function keep(values: ListingValues) {
    if (isSame(values, stored)) {
      dropDraft(key)
    } else {
      saveDraft(key, values, stored)
    }
  }

  return {
    form,
    places,
    draft: {
      /** A draft of an earlier visit, until somebody decides. */
      offered: isLoaded && drafted && !isSame(drafted, stored) ? draft : null,
      resume() {
        if (drafted) {
          fill(drafted)
          keep(drafted)
          setDraft(null)
        }
      },
      discard() {
        setDraft(null)
        keep(form.form.getFieldsValue(true) as ListingValues)
      },
    },
  }
}

export type ListingForm = ReturnType<typeof useListingForm>
