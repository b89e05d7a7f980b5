import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { checkForm, typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import claims from '~/locales/en/claim.json'
import { readForm } from '~/read-form.server'
import { answerSchema } from './answer-schema'

export interface Problem {
  /** What was typed; null when it stands in the form still. */
  answer: string | null
  alert: string | null
  errors: Faults
  unsent?: boolean
}

/** Whatever does not say that the guest agrees gives nothing away. */
export async function answerClaim(request: Request, id: string) {
  const t = translatorOf(request, claims)
  const form = await readForm(request)
  const { answer, claim, step } = typedIn(form, ['answer', 'claim', 'step'])
  const agrees = step === 'accept'
  const { errors } = agrees ? { errors: null } : checkForm(answerSchema(t), form)
  if (errors) {
    return refused({ answer, alert: null, errors }, 422)
  }
  const { bookings } = apiFor(request)
  const shown = { claim: Number(claim) }
  try {
    if (agrees) {
      await bookings.acceptClaim({ params: { id }, body: shown })
    } else {
      await bookings.contestClaim({ params: { id }, body: { ...shown, answer } })
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const { fields, message, status } = error
    const alert = fields.answer ? null : message || t('claim.failed')
    return refused({ answer, alert, errors: fields }, status)
  }
  const text = t(agrees ? 'claim.done.accept' : 'claim.done.contest')
  const headers = await flash({ tone: 'success', text })
  return redirect(`/dashboard/bookings/${encodeURIComponent(id)}`, { headers })
}

const refused = (problem: Problem, status: number) => data(problem, { status })
