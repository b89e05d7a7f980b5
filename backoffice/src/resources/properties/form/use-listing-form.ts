import { useState } from 'react'
import type { PropertyDetail } from '../../../api/types'
import { threeWay } from '../../../forms/three-way'
import { useRecordForm } from '../../../forms/use-record-form'
import { fieldOf } from './check'
import { draftKey, dropDraft, saveDraft, readDraft } from './draft'
import { usePlaces } from './use-places'
import { isSame, payloadOf, valuesOf, type ListingValues } from './values'

/** The same number is another price in another currency. */
const PRICE = ['price', 'currency'] as const

const { merged } = threeWay(PRICE)

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
    whole: PRICE,
    unsaved: waiting,
    saved: saved === undefined ? undefined : () => saved,
    onSaved(property) {
      dropDraft(key)
      onSaved(property)
    },
    onTyped({ city }) {
      const values = valuesNow()
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
      keep(offered ? resumed(offered) : valuesNow())
    },
  })
  const { record, fill } = form
  const valuesNow = () => form.form.getFieldsValue(true) as ListingValues
  const stored = valuesOf(record)
  const isLoaded = record !== undefined || id === undefined
  const drafted = draft && merged(draft.base ?? stored, draft.values, stored)
  const offered = isLoaded && drafted && !isSame(drafted, stored) ? drafted : null

  /** With what was typed beside it. */
  const resumed = (values: ListingValues) => merged(stored, values, valuesNow(), 'theirs')

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
      offered: offered && draft,
      resume() {
        if (offered) {
          const values = resumed(offered)
          fill(values)
          keep(values)
          setDraft(null)
        }
      },
      discard() {
        setDraft(null)
        keep(valuesNow())
      },
    },
  }
}

export type ListingForm = ReturnType<typeof useListingForm>
