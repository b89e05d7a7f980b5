import { useRef, useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import {
  currencies,
  largestGroup,
  maxGuests,
  maxPets,
  propertyTypes,
} from '@makao/shared/catalogue'
import { Button } from '~/components/button'
import { Select } from '~/components/field'
import { GuestsSelect } from '~/components/guests-select'
import { Icon } from '~/components/icon'
import PetsSelect from '~/components/pets-select'
import { PlaceField } from '~/components/place-field'
import { usePropertyLabels } from '~/components/property-labels'
import { focusField } from '~/components/stay-picker/focus-field'
import { StayPicker } from '~/components/stay-picker/stay-picker'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import listing from '~/locales/en/listing.json'
import { AmenityChoices } from './amenity-choices'
import { missingDate } from './filter-draft'
import type { Filters } from './filters'
import { PriceFields } from './price-fields'
import type { ListingSearch } from './use-search'

export const FILTER_SHEET = 'filter-sheet'
export const FILTER_FORM = 'filter-form'

/** From this width on the panel stands beside the results (`.filter-sheet` in listing.css). */
const BESIDE = '(width >= 64rem)'

/**
 * One form for every width: beside the results, where each change searches at once, or a sheet on
 * phones, where 'Apply Filters' does. Without scripts that button sends the form.
 */
export function FilterPanel({ typed, view, edit, search }: ListingSearch) {
  const t = useText(listing)
  const tc = useText(common)
  const labels = usePropertyLabels()
  const sheet = useRef<HTMLElement>(null)
  const [tried, setTried] = useState(false)
  const missing = missingDate(typed)

  /** Takes a change over; searches with it where the results are in sight. */
  function change(changed: Partial<Filters>) {
    edit(changed)
    if (window.matchMedia(BESIDE).matches) {
      search({ ...typed, ...changed })
    }
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    const opened = sheet.current?.matches(':popover-open') ? sheet.current : null
    setTried(opened !== null && missing !== null)
    if (opened && missing) {
      focusField(opened, missing)
      return
    }
    search(typed)
    opened?.hidePopover()
  }

  return (
    <aside
      ref={sheet}
      id={FILTER_SHEET}
      popover="auto"
      aria-label={t('listing.filters')}
      className="sheet filter-sheet"
    >
      <Form
        id={FILTER_FORM}
        action="/properties"
        discover="none"
        onSubmit={apply}
        className="grid gap-6"
      >
        <div className="flex items-center justify-between lg:hidden">
          <h2 className="text-xl">{t('listing.filters')}</h2>
          <button
            type="button"
            popoverTarget={FILTER_SHEET}
            popoverTargetAction="hide"
            className="round -mr-2"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">{tc('common.close')}</span>
          </button>
        </div>
        {view !== 'grid' && <input type="hidden" name="view" value={view} />}
        <PlaceField
          value={typed.location}
          onChange={(location) => edit({ location })}
          onCommit={(location) => change({ location })}
        />
        <StayPicker
          stay={typed}
          onChange={(stay) => change(stay)}
          errors={tried && missing ? { [missing]: t(`listing.required.${missing}`) } : {}}
          className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-6"
        />
        <GuestsSelect
          max={maxGuests}
          largest={largestGroup}
          any={t('listing.anyGuests')}
          value={typed.guests}
          onChange={(event) => change({ guests: event.target.value })}
        />
        <PetsSelect
          max={maxPets}
          value={typed.pets}
          onChange={(event) => change({ pets: event.target.value })}
        />
        <Select
          name="propertyType"
          label={t('listing.type')}
          value={typed.propertyType}
          onChange={(event) => change({ propertyType: event.target.value })}
          options={[
            { value: '', label: t('listing.anyType') },
            ...propertyTypes.map((type) => ({ value: type, label: labels.type(type) })),
          ]}
        />
        <PriceFields {...{ typed, view, search }} onEdit={edit} onCommit={change} />
        <Select
          name="currency"
          label={t('listing.currency')}
          value={typed.currency}
          onChange={(event) => change({ currency: event.target.value })}
          options={[
            { value: '', label: t('listing.anyCurrency') },
            ...currencies.map((currency) => ({ value: currency, label: currency })),
          ]}
        />
        <AmenityChoices chosen={typed.amenities} onChange={(amenities) => change({ amenities })} />
        <div className="sheet-action">
          <Button type="submit" className="w-full">
            {t('listing.apply')}
          </Button>
        </div>
      </Form>
    </aside>
  )
}
