import type { Transaction } from '../paystack.ts'
import { document, html } from './markup.ts'
import { shillings } from './phone_page.ts'

/** Where a payer pays by card, or does not. */
export function payPage({ amount, reference, status }: Transaction) {
  const isPaid = status === 'success'
  return document(
    'Pay by card',
    html`
      <h1>Pay by card</h1>
      <p class="muted">It stands for Paystack’s page in this trial. No money moves.</p>
      <div class="card">
        <p>
          <span class="amount">${shillings(amount / 100)}</span><br />
          <span class="muted">${isPaid ? 'This is paid.' : `Payment ${reference}`}</span>
        </p>
        <form method="post" action="/pay/${reference}">
          ${
            isPaid
              ? html`<button class="first">Go back</button>`
              : html`
                  <button name="end" value="pay" class="first">Pay</button>
                  <button name="end" value="decline">Decline</button>
                  <button name="end" value="leave">Come back without paying</button>
                `
          }
        </form>
      </div>
    `
  )
}
