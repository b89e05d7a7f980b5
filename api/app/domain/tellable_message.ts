/** Stands for what is nobody’s business. */
const UNTOLD = '•••'

/** Levels and characters that are shown. */
const DEPTH = 12
const SHOWN = 8000

/** What a gateway says of money, and of no person. Whatever else there is may be a name, a number of a phone or a card, or a secret. */
const TOLD = new Set(
  [
    'amount, amount_paid, fees, requested_amount, currency, status, gateway_response, message, channel, domain, event',
    'reference, id, number, transaction_reference, refund_reference, resolution, refund_amount, category, reason',
    'created_at, createdat, paid_at, paidat, updated_at, resolved_at, resolvedat, dueat, transaction_date, deducted_amount, fully_deducted',
    'resulttype, resultcode, resultdesc, responsecode, responsedescription, merchantrequestid, checkoutrequestid',
    'originatorconversationid, conversationid, transactionid, mpesareceiptnumber, transactiondate, receiptno, charge',
    'originaltransactionid, transactionamount, transactionreceipt, transactioncompleteddatetime, transactionstatus',
    'b2cchargespaidaccountavailablefunds, b2cutilityaccountavailablefunds, b2cworkingaccountavailablefunds, debitpartycharges',
  ].flatMap((line) => line.split(', '))
)

/** Of a phone or a card; digits may be apart by a sign. */
const PHONE = /(?<![\dA-Za-z_-])(?:\+|00)?(?:254|0)[ -]?[17]\d(?:[ -]?\d){7}(?!\d)/g
const CARD = /(?<![\w-])\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\w-])/g

/**
 * A gateway’s message as it came, to be looked at: without people, and cut where it is long.
 * @returns null for one that is none
 */
export function tellableMessage(raw: string): string | null {
  const text = messageOfNobody(raw)
  return text !== null && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/**
 * A message as a whole: laid out, with what it says of money, and without people, their phones and cards, and secrets. One that is no
 * JSON may be from anybody, and nothing of it is told.
 * @returns null for one that is none
 */
export function messageOfNobody(raw: string): string | null {
  let said: unknown
  try {
    said = JSON.parse(raw)
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null) return null
  return JSON.stringify(tell(said, null, 0), null, 2)
}

/** @param name under which it stands */
function tell(value: unknown, name: string | null, depth: number): unknown {
  if (depth > DEPTH) return UNTOLD
  if (Array.isArray(value)) return value.map((one) => tell(one, name, depth + 1))
  if (typeof value === 'object' && value !== null) return tellParts(value, depth)
  if (value === null || typeof value === 'boolean') return value
  if (name === null || !TOLD.has(name.toLowerCase())) return UNTOLD
  return typeof value === 'string' ? tellableText(value) : value
}

/** Daraja names its values beside them. */
function tellParts(parts: object, depth: number) {
  const entries = Object.entries(parts)
  const named = entries.find(([key]) => key === 'Name' || key === 'Key')?.[1] as unknown
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'Name' || key === 'Key') return [key, tellableName(value)]
      const name = key === 'Value' && typeof named === 'string' ? named : key
      return [tellableText(key), tell(value, name, depth + 1)]
    })
  )
}

const tellableName = (name: unknown) =>
  typeof name === 'string' ? tellableText(name.slice(0, 60)) : UNTOLD

function tellableText(text: string) {
  return text
    .split(' ')
    .map((word) => (word.includes('@') || word.includes('://') ? UNTOLD : word))
    .join(' ')
    .replace(PHONE, UNTOLD)
    .replace(CARD, (digits) => (isCard(digits) ? UNTOLD : digits))
}

/** Of a card number the last digit is made of the others (Luhn). */
function isCard(text: string) {
  const digits = [...text.replace(/\D/g, '')].map(Number).toReversed()
  const sum = digits.reduce((all, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit
    return all + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}
