import { data, redirect } from 'react-router'
import { answerWhenOffline, reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { useAnsweredForm } from '~/components/checked-form'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import { loadManagedListing } from '../helping-calendar/load-helped-place.server'
import { FIGURES, figuresOf, isTime, PARTS } from './figures'
import { saveFigures } from './save.server'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

/** What was typed is based on that edit, also when it comes back. */
const BASED_ON = ['known']

/** Which of the two the address names. */
function partOf(request: Request) {
  const { pathname } = new URL(request.url)
  return PARTS.find((part) => pathname.replace(/\.data$/, '').endsWith(`/${part}`)) ?? 'rules'
}

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const part = partOf(request)
  const { listing } = await loadManagedListing(request, id, part === 'prices' ? part : 'listing')
  return {
    part,
    property: listing.title,
    currency: listing.currency,
    known: listing.updatedAt,
    now: figuresOf(listing, part),
  }
}

/** What was edited meanwhile stands beside what was typed. */
export const shouldRevalidate = reloadUnlessOffline

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const part = partOf(request)
  const form = await readForm(request)
  const values = typedIn(form, FIGURES[part])
  let { known } = typedIn(form, ['known'])
  try {
    await saveFigures(apiFor(request), { id, part, known }, values, (edit) => {
      known = edit
    })
    return redirect(HELPING, {
      headers: await flash({ tone: 'success', text: t('managing.saved') }),
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const isAtField = FIGURES[part].some((figure) => figure in error.fields)
    const alert = isAtField ? null : error.message || t('managing.failed')
    const { fields: errors, status } = error
    return data<Problem>(
      { values, alert, errors, known: status === 412 ? null : known },
      { status }
    )
  }
}

interface Problem {
  /** What was typed; null when it stands in the form still. */
  values: Record<string, string> | null
  errors: Faults
  alert: string | null
  /** The edit that it is based on; null when another one stands beside it now. */
  known: string | null
  unsent?: boolean
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { known } = typedIn(await request.clone().formData(), ['known'])
  return answerWhenOffline<Problem>(serverAction, { ...UNSENT, known })
}

const UNSENT = { values: null, errors: {}, alert: null, unsent: true }

/** Which stays a place takes, or what they cost, by who manages its listing (ADR 0086). */
export default function ManagedFigures({ loaderData, actionData }: Route.ComponentProps) {
  const { currency, known, now, part, property } = loaderData
  const t = useText(managing)
  const tc = useText(common)
  const { form, errors } = useAnsweredForm(actionData?.errors)
  useTypingKept(form.ref, BASED_ON)
  const values: Record<string, string> = actionData?.values ?? now
  const title = t(`managing.${part}Of`, { property })

  return (
    <div className="grid max-w-2xl gap-7">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <BackLink to={HELPING}>{t('managing.back')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-muted">{t(`managing.${part}Lead`, { currency })}</p>
      </header>
      <PostForm {...form} replace unsent={actionData?.unsent} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <input type="hidden" name="known" value={actionData?.known ?? known ?? ''} />
        <div className="grid gap-4 sm:grid-cols-2">
          {FIGURES[part].map((figure) => (
            <TextField
              key={figure}
              name={figure}
              type={isTime(figure) ? 'time' : 'text'}
              inputMode={isTime(figure) ? undefined : 'decimal'}
              label={t(`managing.${figure}`)}
              hint={
                actionData?.known === null && now[figure] !== values[figure]
                  ? t('managing.now', { value: now[figure] || '–' })
                  : undefined
              }
              defaultValue={values[figure]}
              error={errors[figure]}
              required={figure === 'price'}
              autoComplete="off"
            />
          ))}
        </div>
        <SubmitButton className="sm:justify-self-start">{t('managing.save')}</SubmitButton>
      </PostForm>
    </div>
  )
}
