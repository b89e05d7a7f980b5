import { formatMoney } from '@makao/shared/money'
import { isDate } from '@makao/shared/dates'
import { data, Form, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { Button } from '~/components/button'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { StayDates } from '~/components/stay-dates'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import { useToday } from '~/use-today'
import { Difference } from '../difference'
import { loadHelpedStay } from '../load-helped-stay.server'
import type { Route } from './+types/route'

const STAYS = '/dashboard/helping?status=confirmed'

export async function loader({ request, params: { id }, url }: Route.LoaderArgs) {
  const stay = await loadHelpedStay(request, id, { status: 'confirmed', step: 'proposeDates' })
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => url.searchParams.get(name))
  if (!isDate(checkIn) || !isDate(checkOut)) {
    return { stay, offer: null, refusal: null, wanted: stay }
  }
  const wanted = { checkIn, checkOut }
  try {
    const { data: offer } = await apiFor(request).helping.quoteDates({
      params: { id },
      query: wanted,
    })
    return { stay, offer, refusal: null, wanted }
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 409 && error.status !== 422)) {
      throw error
    }
    const [fault] = Object.values(error.fields)
    return { stay, offer: null, refusal: fault ?? error.message, wanted }
  }
}

/** What was proposed at another price than was shown is refused: then the page shows it. */
export const shouldRevalidate = reloadUnlessOffline

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const form = typedIn(await readForm(request), ['checkIn', 'checkOut', 'total'])
  const { checkIn, checkOut, total } = form
  try {
    const body = { checkIn, checkOut, total: Number(total) }
    await apiFor(request).helping.proposeDates({ params: { id }, body })
    const headers = await flash({ tone: 'success', text: t('managing.dates.proposed') })
    return redirect(STAYS, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const [fault] = Object.values(error.fields)
    const alert = fault ?? (error.message || t('managing.failed'))
    return data<StepProblem>({ alert }, { status: error.status })
  }
}

export const clientAction = alertWhenOffline

/** Proposes other dates to a guest for the host (ADR 0079, 0086). */
export default function ProposeDates({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, refusal, stay, wanted } = loaderData
  const t = useText(managing)
  const tc = useText(common)
  const { locale } = useLanguage()
  const first = useToday()
  const title = t('managing.dates.title', { name: stay.guest.firstName })

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <BackLink to={STAYS}>{t('managing.back')}</BackLink>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg">
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut}>
          {stay.property.title}
        </StayDates>
      </p>
      <Form replace preventScrollReset className="grid gap-4 sm:grid-cols-2">
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={t(`managing.dates.${name}`)}
            min={first}
            defaultValue={wanted[name]}
            required
          />
        ))}
        <Button type="submit" tone="quiet" className="sm:justify-self-start">
          {t('managing.dates.price')}
        </Button>
      </Form>
      {refusal && <FormAlert>{refusal}</FormAlert>}
      {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
      {offer && (
        <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
          <h2 className="text-lg">
            <StayDates checkIn={offer.checkIn} checkOut={offer.checkOut} />
          </h2>
          <p>
            {t('managing.dates.total', {
              amount: formatMoney(offer.quote.total, offer.quote.currency, locale),
            })}
          </p>
          <Difference of={offer} />
          <p className="text-muted">
            {t('managing.dates.notHeld', { name: stay.guest.firstName })}
          </p>
          <PostForm replace unsent={actionData?.unsent}>
            <input type="hidden" name="checkIn" value={offer.checkIn} />
            <input type="hidden" name="checkOut" value={offer.checkOut} />
            <input type="hidden" name="total" value={offer.quote.total} />
            <SubmitButton>{t('managing.dates.propose')}</SubmitButton>
          </PostForm>
        </section>
      )}
    </div>
  )
}
