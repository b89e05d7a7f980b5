import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { largestGroup, maxGuests } from '@makao/shared/catalogue'
import { Button } from '~/components/button'
import { GuestsSelect } from '~/components/guests-select'
import { PlaceField } from '~/components/place-field'
import { focusField } from '~/components/stay-picker/focus-field'
import { StayPicker } from '~/components/stay-picker/stay-picker'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'
import * as v from 'valibot'
import { faultsOf } from '~/form-schema'
import { useHydrated } from '~/use-hydrated'
import { searchSchema } from './search-schema'

/** The hero's search form, which leads to the listing; works without scripts. */
export function SearchForm() {
  const t = useText(home)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [location, setLocation] = useState('')
  const [stay, setStay] = useState({ checkIn: '', checkOut: '' })
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState(false)
  const { issues = [] } = v.safeParse(searchSchema(t), { location, ...stay })
  const found = faultsOf(issues)
  const faults = tried ? found : {}

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const guests = new FormData(event.currentTarget).get('guests')
    const [first] = Object.keys(found)
    setTried(true)
    if (first) {
      focusField(form.current, first)
      return
    }
    // What cannot leave the device stays in its fields.
    setFailed(!navigator.onLine)
    if (!navigator.onLine) {
      return
    }
    const query = new URLSearchParams({ location: location.trim(), ...stay, guests: `${guests}` })
    await navigate(`/properties?${query}`)
  }

  return (
    <Form
      ref={form}
      action="/properties"
      role="search"
      aria-label={t('home.search.label')}
      noValidate={hydrated}
      onSubmit={(event) => void search(event)}
      className="relative z-10 grid items-start gap-4 rounded-xl border border-line bg-surface p-4 shadow-lift sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.2fr_1.4fr_0.7fr_auto]"
    >
      <PlaceField value={location} onChange={setLocation} error={faults.location} required />
      <StayPicker stay={stay} onChange={setStay} errors={faults} />
      <GuestsSelect max={maxGuests} largest={largestGroup} defaultValue={2} />
      <Button type="submit" tone="signal" className="sm:mt-7.25">
        <Search aria-hidden size={20} />
        {t('home.search.submit')}
      </Button>
      {failed && (
        <p role="alert" className="font-medium text-laterite sm:col-span-full">
          {t('home.search.failure')}
        </p>
      )}
    </Form>
  )
}
