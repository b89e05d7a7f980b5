import { addDays, today } from '@makao/shared/dates'
import { data, href, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { useAnsweredForm } from '~/components/checked-form'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { fill } from '~/components/use-follow'
import { useWritten } from '~/components/use-written'
import { flash } from '~/flash.server'
import { typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import helping from '~/locales/en/helping.json'
import { readForm } from '~/read-form.server'
import { useToday } from '~/use-today'
import { loadHelpedPlace } from './load-helped-place.server'
import { Blocks, Booked } from './taken'
import { stretchesOf } from './taken-nights'
import type { Route } from './+types/route'

/** How far ahead taken nights are shown. */
const DAYS = 92

const LONGEST_REASON = 200

const fields = ['from', 'to', 'reason'] as const

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const place = await loadHelpedPlace(request, id)
  const api = apiFor(request)
  const from = today()
  const query = { startDate: from, endDate: addDays(from, DAYS) }
  const [{ data: blocks }, taken] = await Promise.all([
    api.properties.blocks({ params: { id } }),
    api.bookings
      .unavailableDates({ params: { id }, query })
      .then((answer) => answer.data.unavailableDates, noneOfInactive),
  ])
  return { place, blocks, booked: stretchesOf(taken, blocks) }
}

/** A place that nobody can find tells no dates. */
function noneOfInactive(error: unknown): string[] {
  if (error instanceof ApiFailure && error.status === 404) {
    return []
  }
  throw error
}

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, helping)
  const values = typedIn(await readForm(request), fields)
  const { from, to, reason } = values
  try {
    await apiFor(request).properties.block({
      params: { id: params.id },
      body: { from, to, reason: reason || null },
    })
    const headers = await flash({ tone: 'success', text: t('helping.blocked') })
    return redirect(href('/dashboard/helping/places/:id', params), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('helping.stepFailed')
    return data<Problem>({ values, alert, errors: error.fields }, { status: error.status })
  }
}

interface Problem {
  values: Record<string, string>
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { values: {}, errors: {}, alert: null, unsent: true }

/** What is blocked is no longer to be sent; who has begun the next nights meanwhile goes on with them. */
function emptySent(form: HTMLFormElement | null, sent: FormData) {
  const typed = new FormData(form ?? undefined)
  const done = fields.filter((name) => typed.get(name) === sent.get(name))
  fill(form, Object.fromEntries(done.map((name) => [name, ''])))
}

/** Blocks and frees nights of a place for its host. */
export default function HelpedCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { place, blocks, booked } = loaderData
  const { property } = place
  const t = useText(helping)
  const tc = useText(common)
  const first = useToday()
  const { form, errors } = useAnsweredForm(actionData?.errors)
  useTypingKept(form.ref)
  useWritten(actionData, (sent) => emptySent(form.ref.current, sent))

  return (
    <div className="grid max-w-2xl gap-7">
      <title>{`${t('helping.calendarOf', { property: property.title })} · ${tc('common.brand')}`}</title>
      <BackLink to="/dashboard/helping">{t('helping.title')}</BackLink>
      <h1 className="text-3xl">{t('helping.calendarOf', { property: property.title })}</h1>
      <PostForm {...form} replace unsent={actionData?.unsent} className="grid gap-6">
        <h2 className="text-2xl">{t('helping.block')}</h2>
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="from"
            type="date"
            label={t('helping.from')}
            min={first}
            defaultValue={actionData?.values.from}
            error={errors.from}
            required
          />
          <TextField
            name="to"
            type="date"
            label={t('helping.to')}
            hint={t('helping.toHint')}
            min={addDays(first, 1)}
            defaultValue={actionData?.values.to}
            error={errors.to}
            required
          />
        </div>
        <TextField
          name="reason"
          label={t('helping.reason')}
          hint={t('helping.reasonHint', { host: place.host.firstName })}
          defaultValue={actionData?.values.reason}
          error={errors.reason}
          maxLength={LONGEST_REASON}
          autoComplete="off"
        />
        <SubmitButton className="sm:justify-self-start">{t('helping.blockSubmit')}</SubmitButton>
      </PostForm>
      <Blocks blocks={blocks} path={`/dashboard/helping/places/${property._id}`} />
      <Booked stretches={booked} />
    </div>
  )
}
