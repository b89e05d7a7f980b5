import { createHmac } from 'node:crypto'
import type { Answer, Asked } from './server.ts'

export type Transaction = {
  id: number
  reference: string
  /** in cents */
  amount: number
  currency: string
  status: string
  gateway_response: string
  created_at: string
}
export type Refund = {
  id: number
  transaction: number
  transaction_reference: string
  amount: number
  currency: string
  status: string
  createdAt: string
}

type Options = {
  secretKey: string
  /** where payers pay */
  pageOf: (reference: string) => string
  /** hears of a refund that was taken on */
  onRefund?: (one: Refund) => void
  /** its clock, in ms */
  now?: () => number
}

/** Kept of what came. */
const FEE = 0.029
const CAME = ['success', 'reversed']

/** Paystack as the product sees it: transactions that wait for their payer, refunds that take their time. */
export function paystackAnswers({ secretKey, pageOf, onRefund, now = () => Date.now() }: Options) {
  const transactions: Transaction[] = []
  const refunds: Refund[] = []
  /** Where the payer of a transaction goes back to. */
  const returns = new Map<string, string>()

  function answer(asked: Asked): Answer {
    if (asked.authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid key')
    const [path] = asked.path.split('?')
    if (path === '/transaction/initialize') return initialize(asked)
    if (path.startsWith('/transaction/verify/')) return verify(path.split('/').at(-1)!)
    if (path === '/transaction') return listed(transactions.map(withFees), asked)
    if (path !== '/refund') return refused(404, 'Not found')
    return asked.method === 'POST' ? refund(asked) : listed(refunds, asked)
  }

  function initialize({ body }: Asked) {
    const reference = String(body.reference)
    if (transactions.some((one) => one.reference === reference)) {
      return refused(400, 'Duplicate Transaction Reference')
    }
    transactions.push({
      id: 4_000_000_000 + Date.now() + transactions.length,
      reference,
      amount: Number(body.amount),
      currency: String(body.currency),
      status: 'abandoned',
      gateway_response: 'The transaction was not completed',
      created_at: new Date(now()).toISOString(),
    })
    returns.set(reference, String(body.callback_url))
    return said({
      authorization_url: pageOf(reference),
      access_code: 'code-of-a-double',
      reference,
    })
  }

  function verify(reference: string) {
    const found = transactions.find((one) => one.reference === reference)
    return found ? said(withFees(found)) : refused(400, 'Transaction reference not found.')
  }

  function refund({ body }: Asked) {
    const found = transactions.find(({ reference }) => reference === body.transaction)
    if (!found) return refused(400, 'Transaction not found')
    const made = {
      id: Date.now() + refunds.length,
      transaction: found.id,
      transaction_reference: found.reference,
      amount: Number(body.amount),
      currency: found.currency,
      status: 'pending',
      createdAt: new Date(now()).toISOString(),
    }
    refunds.push(made)
    onRefund?.(made)
    return said({ ...made, transaction: { id: found.id, reference: found.reference } })
  }

  return { answer, transactions, refunds, returns }
}

const withFees = (one: Transaction) => ({
  ...one,
  fees: CAME.includes(one.status) ? feeOf(one) : null,
})

/** In cents. */
export const feeOf = ({ amount }: Pick<Transaction, 'amount'>) => Math.round(amount * FEE)

/** Begun from and to the moments asked for, the newest first, a page at a time. */
function listed<Row extends { created_at: string } | { createdAt: string }>(
  rows: Row[],
  { path }: Asked
): Answer {
  const asked = new URL(path, 'http://paystack').searchParams
  const begun = (row: Row) => ('created_at' in row ? row.created_at : row.createdAt)
  const perPage = Number(asked.get('perPage') ?? 50)
  const first = (Number(asked.get('page') ?? 1) - 1) * perPage
  const asFor = rows
    .filter(
      (row) => begun(row) >= (asked.get('from') ?? '') && begun(row) <= (asked.get('to') ?? '9')
    )
    .toReversed()
  const data = asFor.slice(first, first + perPage)
  return { body: { status: true, message: 'Done', data, meta: { total: asFor.length } } }
}

const said = (data: object): Answer => ({ body: { status: true, message: 'Done', data } })

const refused = (status: number, message: string): Answer => ({
  status,
  body: { status: false, message },
})

/** Of an event, over its bytes. */
export const signatureOf = (event: object, secretKey: string) =>
  createHmac('sha512', secretKey).update(JSON.stringify(event)).digest('hex')
