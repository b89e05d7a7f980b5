import { receiptOf, type Prompt } from '../daraja.ts'
import { document, html } from './markup.ts'

type Said = (prompt: Prompt) => string

const paying = ({ account, amount }: Prompt) => `${shillings(amount)} to ${account}`

/** What a payer may answer: Daraja's result, the button, and the message that follows. */
const ANSWERS: { code: string; label: string; message: Said }[] = [
  {
    code: '0',
    label: 'Enter PIN',
    message: (prompt) => `${receiptOf(prompt)} confirmed. You have paid ${paying(prompt)}.`,
  },
  { code: '1032', label: 'Cancel', message: (prompt) => `You did not pay ${paying(prompt)}.` },
  {
    code: '1037',
    label: 'No answer',
    message: (prompt) => `You were asked to pay ${paying(prompt)}, and did not answer.`,
  },
  {
    code: '1',
    label: 'Not enough money',
    message: (prompt) => `You have not enough money to pay ${paying(prompt)}.`,
  },
  {
    code: '2001',
    label: 'Wrong PIN',
    message: (prompt) => `The PIN was wrong: you did not pay ${paying(prompt)}.`,
  },
  {
    code: '17',
    label: 'Asked again too soon',
    message: (prompt) => `You were asked to pay ${paying(prompt)} a moment ago: wait a little.`,
  },
  {
    code: '26',
    label: 'M-Pesa is busy',
    message: (prompt) => `M-Pesa is busy: you did not pay ${paying(prompt)}.`,
  },
  {
    code: '1001',
    label: 'Another request is open',
    message: (prompt) =>
      `Another request is open on your phone: you did not pay ${paying(prompt)}.`,
  },
  {
    code: '1019',
    label: 'Too late',
    message: (prompt) => `The request to pay ${paying(prompt)} has expired.`,
  },
  {
    code: '1025',
    label: 'Request not delivered',
    message: (prompt) => `The request to pay ${paying(prompt)} could not be delivered.`,
  },
]

export const answerNamed = (code: unknown) => ANSWERS.find((one) => one.code === code)

/** Cents only where there are any. */
export function shillings(amount: number) {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return `KES ${amount.toLocaleString('en-KE', { minimumFractionDigits })}`
}

/** Looks again every two seconds. What has the focus keeps it while nothing has changed. */
const RELOADING = {
  markup: `<noscript><meta http-equiv="refresh" content="2"></noscript>
<script type="module">
  const part = (of, id) => of.getElementById(id)
  setInterval(async () => {
    const answer = await fetch('/').catch(() => null)
    if (!answer?.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const id of ['waiting', 'requests', 'messages']) {
      const [shown, next] = [part(document, id), part(fresh, id)]
      if (shown.innerHTML !== next.innerHTML) shown.innerHTML = next.innerHTML
    }
  }, 2000)
</script>`,
}

/** The phone of every guest: requests that wait for an answer, and what became of others. */
export function phonePage(prompts: Prompt[], messages: string[]) {
  const waiting = prompts.filter(({ code }) => code === null).reverse()
  const count = waiting.length === 1 ? '1 request waits' : `${waiting.length} requests wait`
  return document(
    'The guest’s phone',
    html`
      <h1>The guest’s phone</h1>
      <p class="muted">It stands for every phone that M-Pesa asks in this trial. No money moves.</p>
      <p id="waiting" role="status">
        <strong>${waiting.length > 0 ? count : 'No request waits'}</strong>
      </p>
      <ul id="requests">
        ${waiting.length > 0 ? waiting.map(request) : NOTHING}
      </ul>
      <h2>Messages</h2>
      <ul id="messages">
        ${
          messages.length > 0
            ? messages.map((message) => html`<li class="card">${message}</li>`)
            : html`<li class="muted">None yet.</li>`
        }
      </ul>
    `,
    RELOADING
  )
}

const NOTHING = html`<li class="muted">
  Pay for a stay by M-Pesa, and the request appears here by itself.
</li>`

function request(prompt: Prompt) {
  const { phone, reference } = prompt
  const asked = paying(prompt)
  return html`<li class="card">
    <p>
      <span class="muted">M-Pesa on +${phone}: do you want to pay</span><br />
      <span class="amount">${asked}?</span>
    </p>
    <form method="post" action="/prompts/${reference}" aria-label="Pay ${asked}">
      ${ANSWERS.map(
        ({ code, label }) =>
          html`<button name="code" value="${code}" class="${code === '0' ? 'first' : 'other'}">
            ${label}
          </button>`
      )}
    </form>
  </li>`
}
