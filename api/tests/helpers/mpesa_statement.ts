import { addDays, todayInNairobi } from '#domain/stay'

type Cells = {
  receipt: string
  day?: string
  time?: string
  details?: string
  status?: string
  paidIn?: string
  withdrawn?: string
  reason?: string
  party?: string
  linked?: string
  account?: string
}

export const HEADS =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.'

const asThere = (day: string) => day.split('-').toReversed().join('-')
const yesterday = () => addDays(todayInNairobi(), -1)

/** A file as M-Pesa's portal gives it; of yesterday unless it says otherwise. `period` null: without a head of that. */
export function statementOf(
  lines: readonly Cells[],
  {
    heads = HEADS,
    period = { first: yesterday(), last: yesterday() },
    shortcode = '174379',
    until = '23:59:59',
  }: {
    heads?: string
    period?: { first: string; last: string } | null
    shortcode?: string
    until?: string
  } = {}
) {
  const above = [
    '\uFEFFOrganization Name:,MAKAO LIMITED',
    `Short Code:,${shortcode}`,
    ...(period
      ? [`Time Period:,From ${asThere(period.first)} 00:00:00 To ${asThere(period.last)} ${until}`]
      : []),
    '',
    heads,
  ]
  return [...above, ...lines.map(lineOf), ''].join('\r\n')
}

function lineOf({
  receipt,
  day = yesterday(),
  time = '12:00:00',
  details = 'Pay Bill from 2547******678 - ACHIENG OTIENO',
  status = 'Completed',
  paidIn = '',
  withdrawn = '',
  reason = 'Pay Bill Online',
  party = '2547******678 - ACHIENG OTIENO',
  linked = '',
  account = '',
}: Cells) {
  const moment = `${asThere(day)} ${time}`
  const amounts = [paidIn, withdrawn, '1,000,000.00'].map(quoted)
  const rest = [reason, party, linked, account].map(quoted)
  return [receipt, moment, moment, quoted(details), status, ...amounts, 'TRUE', ...rest].join(',')
}

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
