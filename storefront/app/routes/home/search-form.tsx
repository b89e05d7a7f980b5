import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { maxGuests } from '~/catalogue'
import { Button } from '~/components/button'
import { GuestsSelect } from '~/components/guests-select'
import { PlaceField } from '~/components/place-field'
import { StayPicker } from '~/components/stay-picker/stay-picker'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'
import { useHydrated } from '~/use-hydrated'
import { faultsOf, type SearchFaults } from './search-faults'

/**
 * Where, when and how many: leads to the listing page with the answers in its URL. Without scripts
 * it is a plain form of the same fields.
 */
export function SearchForm({ today }: { today: string }) {
  const t = useText(home)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [location, setLocation] = useState('')
  const [stay, setStay] = useState({ checkIn: '', checkOut: '' })
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState(false)
  const faults: SearchFaults = tried ? faultsOf({ location, ...stay }) : {}

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const guests = new FormData(event.currentTarget).get('guests')
    const found = Object.keys(faultsOf({ location, ...stay }))
    setTried(true)
    if (found[0]) {
      const wanted = found[0] === 'location' ? '[name=location]' : `[data-part=${found[0]}]`
      form.current?.querySelector<HTMLElement>(wanted)?.focus()
      return
    }
    try {
      const query = new URLSearchParams({ location: location.trim(), ...stay, guests: `${guests}` })
      await navigate(`/properties?${query}`)
    } catch {
      setFailed(true)
    }
  }

  const { checkIn, checkOut } = faults
  const dateErrors = {
    checkIn: checkIn && t(checkIn),
    checkOut: checkOut && t(checkOut),
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
      <PlaceField
        value={location}
        onChange={setLocation}
        error={faults.location && t(faults.location)}
        required
      />
      <StayPicker stay={stay} onChange={setStay} today={today} errors={dateErrors} />
      <GuestsSelect max={maxGuests} defaultValue={2} />
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
