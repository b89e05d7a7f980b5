import { asObject, readObject, textOf } from '#services/payments/call_gateway'

const REFERENCE = /^[\w.-]{1,100}$/
const CODE = /^\w{1,20}$/
const RECEIPT = /^\w{1,40}$/

export type DarajaResult = {
  reference: string
  code: string
  receipt: string | null
  /** null where it does not say */
  amountMinor: number | null
}

/** What Daraja says of a prompt; null for anything else. */
export function readPromptResult(raw: string): DarajaResult | null {
  const said = asObject(asObject(readObject(raw)?.Body)?.stkCallback)
  if (!said) return null
  const items = listOf(asObject(said.CallbackMetadata)?.Item)
  const valueOf = (name: string) => items.find(({ Name }) => Name === name)?.Value
  return resultOf({
    reference: said.CheckoutRequestID,
    code: said.ResultCode,
    receipt: valueOf('MpesaReceiptNumber'),
    amount: valueOf('Amount'),
  })
}

/** What Daraja says of a reversal; null for anything else. One parameter comes alone, several as a list. */
export function readReversalResult(raw: string): DarajaResult | null {
  const said = asObject(readObject(raw)?.Result)
  if (!said) return null
  return resultOf({
    reference: said.ConversationID,
    code: said.ResultCode,
    receipt: said.TransactionID,
    amount: valuesOf(said)('Amount'),
  })
}

/** What Daraja says of a payout; null for anything else. */
export function readTransferResult(raw: string): DarajaResult | null {
  const said = asObject(readObject(raw)?.Result)
  if (!said) return null
  const valueOf = valuesOf(said)
  return resultOf({
    reference: said.ConversationID,
    code: said.ResultCode,
    receipt: valueOf('TransactionReceipt') ?? said.TransactionID,
    amount: valueOf('TransactionAmount'),
  })
}

/** `conversation`: Daraja's name of the payout that was asked about. */
type TransferStatusSaid = DarajaResult & { status: string | null; conversation: string | null }

/** What Daraja answers who asks about a payout; null for anything else. */
export function readTransferStatus(raw: string): TransferStatusSaid | null {
  const said = asObject(readObject(raw)?.Result)
  if (!said) return null
  const valueOf = valuesOf(said)
  const result = resultOf({
    reference: said.ConversationID,
    code: said.ResultCode,
    receipt: valueOf('ReceiptNo'),
    amount: valueOf('Amount'),
  })
  return (
    result && {
      ...result,
      status: matching(valueOf('TransactionStatus'), CODE),
      conversation: matching(valueOf('ConversationID'), REFERENCE),
    }
  )
}

function valuesOf(said: Record<string, unknown>) {
  const parameters = listOf(asObject(said.ResultParameters)?.ResultParameter)
  return (name: string) => parameters.find(({ Key }) => Key === name)?.Value
}

function resultOf(said: Record<'reference' | 'code' | 'receipt' | 'amount', unknown>) {
  const reference = matching(said.reference, REFERENCE)
  const code = matching(said.code, CODE)
  if (!reference || !code) return null
  return {
    reference,
    code,
    receipt: matching(said.receipt, RECEIPT),
    amountMinor: minorOf(said.amount),
  }
}

function matching(value: unknown, pattern: RegExp) {
  const text = textOf(value)
  return text !== null && pattern.test(text) ? text : null
}

function minorOf(value: unknown) {
  const text = textOf(value)
  const minor = text ? Math.round(Number(text) * 100) : Number.NaN
  return Number.isSafeInteger(minor) ? minor : null
}

function listOf(value: unknown) {
  return (Array.isArray(value) ? value : [value]).map(asObject).filter((item) => item !== null)
}
