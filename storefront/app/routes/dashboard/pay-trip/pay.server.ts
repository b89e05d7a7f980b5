import { data, href, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import payment from '~/locales/en/payment.json'
import { readForm } from '~/read-form.server'
import { outcomes } from './outcomes'

/** A failure; the next try is a new payment with a new key. */
const problem = (alert: string, outcome: string, status: number) =>
  data({ alert, outcome, key: crypto.randomUUID() }, { status })

/** Pays the booking's amount; the form's key makes duplicates one payment. */
export async function payTrip(request: Request, id: string) {
  const t = translatorOf(request, payment)
  const form = await readForm(request)
  const outcome = outcomes.find((one) => one === form.get('outcome')) ?? outcomes[0]
  const key = String(form.get('key') ?? '')
  const { bookings } = apiFor(request)
  try {
    const headers = /^[\w-]{8,40}$/.test(key) ? { 'Idempotency-Key': `${key}-${outcome}` } : {}
    const body = { token: `sim_${outcome}` }
    const { data: started } = await bookings.pay({ params: { id }, body, headers })
    const said = await bookings.confirmPayment({
      params: { id },
      body: { paymentIntentId: started.paymentIntentId },
    })
    const { status } = said.data
    if (status === 'failed' || status === 'expired') {
      return problem(said.message ?? t('payment.failed'), outcome, 409)
    }
    const text = t(status === 'paid' ? 'payment.done' : 'payment.waiting')
    return redirect(tripPath(id), { headers: await flash({ tone: 'success', text }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return problem(error.message || t('payment.failed'), outcome, error.status)
  }
}

const tripPath = (id: string) => href('/dashboard/bookings/:id', { id })
