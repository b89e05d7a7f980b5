import { typedPhone } from '@makao/shared/phones'
import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import type { Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import payment from '~/locales/en/payment.json'
import { readForm } from '~/read-form.server'
import { tripPath } from '../trip-path'
import { outcomes } from './outcomes'
import { ways } from './ways'

export interface PayAnswer {
  alert: string | null
  errors: Faults
  outcome: string
  phone: string
  key: string
  unsent?: boolean
}

/** Pays the booking's amount; the form's key makes duplicates one payment. */
export async function payTrip(request: Request, id: string) {
  const t = translatorOf(request, payment)
  const form = await readForm(request)
  const key = String(form.get('key') ?? '')
  const outcome = outcomes.find((one) => one === form.get('outcome')) ?? outcomes[0]
  const phone = typedPhone(String(form.get('phone') ?? ''))
  const gateway = ways.find((way) => way === form.get('gateway')) ?? 'simulator'
  /** A failure; the next try is a new payment with a new key. */
  const problem = (status: number, alert: string | null, errors: Faults = {}) =>
    data<PayAnswer>({ alert, errors, outcome, phone, key: crypto.randomUUID() }, { status })

  const { bookings } = apiFor(request)
  const { body, word } = {
    mpesa: { body: { gateway, phone }, word: phone },
    paystack: { body: { gateway }, word: 'card' },
    simulator: { body: { gateway, token: `sim_${outcome}` }, word: outcome },
  }[gateway]
  try {
    const headers = /^[\w-]{8,40}$/.test(key) ? { 'Idempotency-Key': `${key}-${word}` } : {}
    const { data: started, message } = await bookings.pay({ params: { id }, body, headers })
    const said =
      gateway === 'simulator'
        ? await bookings.confirmPayment({
            params: { id },
            body: { paymentIntentId: started.paymentIntentId },
          })
        : { data: started, message }
    const { status } = said.data
    if (status === 'failed' || status === 'expired') {
      return problem(409, said.message ?? t('payment.failed'))
    }
    /** The trip says what to do now, and then what became of it: a message on top would outlive both. */
    if (status !== 'paid') {
      return redirect(tripPath(id))
    }
    const text = t('payment.done')
    return redirect(tripPath(id), { headers: await flash({ tone: 'success', text }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const { phone: fault } = error.fields
    return fault
      ? problem(error.status, null, { phone: fault })
      : problem(error.status, error.message || t('payment.failed'))
  }
}
