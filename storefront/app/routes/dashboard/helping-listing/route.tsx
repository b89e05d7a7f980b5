import { amenities as catalogue } from '@makao/shared/catalogue'
import { data, redirect } from 'react-router'
import { answerWhenOffline, reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { useAnsweredForm } from '~/components/checked-form'
import { CountedField } from '~/components/counted-field'
import { Checkbox, TextArea, TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { usePropertyLabels } from '~/components/property-labels'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import { loadManagedListing } from '../helping-calendar/load-helped-place.server'
import { onlyAfter } from '../only-after'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

/** As many letters as the API takes. */
const LONGEST = { title: 100, description: 2000 }

/** What was typed is based on that edit, also when it comes back. */
const BASED_ON = ['known']

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  return loadManagedListing(request, id)
}

/** What was edited meanwhile stands beside what was typed. */
export const shouldRevalidate = reloadUnlessOffline

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const form = await readForm(request)
  const values = typedIn(form, ['title', 'description', 'houseRules', 'known'])
  const amenities = form.getAll('amenities').map(String)
  const houseRules = values.houseRules
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  try {
    const { title, description, known } = values
    await apiFor(request).properties.update({
      params: { id },
      body: { title, description, amenities, houseRules },
      headers: onlyAfter(known),
    })
    return redirect(HELPING, {
      headers: await flash({ tone: 'success', text: t('managing.saved') }),
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const errors = Object.fromEntries(
      Object.entries(error.fields).map(([field, fault]) => [field.split('.')[0], fault])
    )
    const isAtField = error.errors.length > 0
    const alert = errors.amenities ?? (isAtField ? null : error.message || t('managing.failed'))
    const known = error.status === 412 ? null : values.known
    return data<Problem>({ values, amenities, alert, errors, known }, { status: error.status })
  }
}

interface Problem {
  /** What was typed; null when it stands in the form still. */
  values: Record<'title' | 'description' | 'houseRules', string> | null
  amenities: string[] | null
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

const UNSENT = { values: null, amenities: null, errors: {}, alert: null, unsent: true }

/** What describes a place, by who manages its listing (ADR 0086). */
export default function ManagedListing({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData
  const t = useText(managing)
  const tc = useText(common)
  const { form, errors } = useAnsweredForm(actionData?.errors)
  useTypingKept(form.ref, BASED_ON)
  const { amenity } = usePropertyLabels()
  const chosen: readonly string[] = actionData?.amenities ?? listing.amenities
  const values = actionData?.values
  const isNow = {
    title: listing.title,
    description: listing.description,
    houseRules: listing.houseRules.join('\n'),
  }
  const nowOf = (field: keyof typeof isNow) =>
    actionData?.known === null && values?.[field].replaceAll('\r\n', '\n') !== isNow[field]
      ? t('managing.now', { value: isNow[field] || '–' })
      : undefined
  const slugs = [...new Set<string>([...catalogue, ...listing.amenities])]

  return (
    <div className="grid max-w-2xl gap-7">
      <title>{`${t('managing.listingOf', { property: listing.title })} · ${tc('common.brand')}`}</title>
      <BackLink to={HELPING}>{t('managing.back')}</BackLink>
      <h1 className="text-3xl">{t('managing.listingOf', { property: listing.title })}</h1>
      <PostForm {...form} replace unsent={actionData?.unsent} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <input type="hidden" name="known" value={actionData?.known ?? listing.updatedAt ?? ''} />
        <TextField
          name="title"
          label={t('managing.title')}
          hint={nowOf('title')}
          defaultValue={values?.title ?? isNow.title}
          error={errors.title}
          maxLength={LONGEST.title}
          required
        />
        <CountedField
          lines
          name="description"
          label={t('managing.description')}
          rows={8}
          hint={nowOf('description')}
          defaultValue={values?.description ?? isNow.description}
          error={errors.description}
          maxLength={LONGEST.description}
          required
        />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t('managing.amenities')}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {slugs.map((slug) => (
              <Checkbox
                key={slug}
                name="amenities"
                value={slug}
                label={amenity(slug)}
                defaultChecked={chosen.includes(slug)}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          name="houseRules"
          label={t('managing.houseRules')}
          hint={nowOf('houseRules') ?? t('managing.houseRulesHint')}
          rows={5}
          defaultValue={values?.houseRules ?? isNow.houseRules}
          error={errors.houseRules}
        />
        <SubmitButton className="sm:justify-self-start">{t('managing.save')}</SubmitButton>
      </PostForm>
    </div>
  )
}
