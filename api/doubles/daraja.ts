import type { Answer, Asked } from './server.ts'

export type Prompt = {
  reference: string
  /** whole shillings */
  amount: number
  /** what the payer reads: whom they pay, and for what */
  account: string
  phone: string
  callback: string
  /** Daraja's result; null while nobody has answered */
  code: string | null
}
export type Reversal = { reference: string; receipt: string; amount: number; callback: string }

export type Transfer = {
  /** the product's name of it, which is taken once */
  name: string
  reference: string
  /** whole shillings */
  amount: number
  phone: string
  callback: string
  /** Daraja's result; null while it is under way */
  code: string | null
}

type Hears = {
  onReversal?: (one: Reversal) => void
  onTransfer?: (one: Transfer) => void
  /** is asked what became of a transfer, and is to say it at the address */
  onQuestion?: (one: Transfer | null, address: string) => void
}

/**
 * Daraja as the product sees it: tokens, prompts that wait for their payer, reversals, and money for hosts (B2C).
 * @param hears of what was taken on
 */
export function darajaAnswers({ onReversal, onTransfer, onQuestion }: Hears = {}) {
  const prompts: Prompt[] = []
  const transfers: Transfer[] = []
  const reversals: Reversal[] = []
  let tokens = 0
  let expired = 0

  function answer(asked: Asked): Answer {
    if (asked.path.startsWith('/oauth/v1/generate')) {
      return { body: { access_token: `token-${++tokens}`, expires_in: '3599' } }
    }
    if (asked.authorization !== `Bearer token-${tokens}` || expired === tokens) {
      return refusal(404, '404.001.03', 'Invalid Access Token')
    }
    if (asked.path === '/mpesa/stkpush/v1/processrequest') return prompt(asked)
    if (asked.path === '/mpesa/stkpushquery/v1/query') return query(asked)
    if (asked.path === '/mpesa/reversal/v1/request') return reverse(asked)
    if (asked.path === '/mpesa/b2c/v3/paymentrequest') return transfer(asked)
    if (asked.path === '/mpesa/transactionstatus/v1/query') return question(asked)
    return refusal(404, '404.001.01', 'Resource not found')
  }

  function prompt({ body }: Asked): Answer {
    const number = prompts.length + 1
    const reference = `ws_CO_${Date.now()}_${number}`
    prompts.push({
      reference,
      amount: Number(body.Amount),
      account: String(body.AccountReference),
      phone: String(body.PhoneNumber),
      callback: String(body.CallBackURL),
      code: null,
    })
    return {
      body: {
        MerchantRequestID: `merchant-${number}`,
        CheckoutRequestID: reference,
        ResponseCode: '0',
        ResponseDescription: 'Success. Request accepted for processing',
        CustomerMessage: 'Success. Request accepted for processing',
      },
    }
  }

  function query({ body }: Asked): Answer {
    const found = prompts.find(({ reference }) => reference === body.CheckoutRequestID)
    if (!found?.code) {
      return refusal(500, '500.001.1001', 'The transaction is being processed')
    }
    return {
      body: {
        ResponseCode: '0',
        CheckoutRequestID: found.reference,
        ResultCode: found.code,
        ResultDesc: 'As the payer answered',
      },
    }
  }

  function reverse({ body }: Asked): Answer {
    const made = {
      reference: `AG_${Date.now()}_${reversals.length + 1}`,
      receipt: String(body.TransactionID),
      amount: Number(body.Amount),
      callback: String(body.ResultURL),
    }
    reversals.push(made)
    onReversal?.(made)
    return accepted('not-the-one-sent', made.reference)
  }

  function transfer({ body }: Asked): Answer {
    const name = String(body.OriginatorConversationID)
    if (transfers.some((one) => one.name === name)) {
      return refusal(500, '500.002.1001', 'Duplicate OriginatorConversationID')
    }
    if (!/^254[17]\d{8}$/.test(String(body.PartyB))) {
      return refusal(400, '400.002.02', 'Bad Request - Invalid PartyB')
    }
    const made = {
      name,
      reference: `AG_${Date.now()}_B2C${transfers.length + 1}`,
      amount: Number(body.Amount),
      phone: String(body.PartyB),
      callback: String(body.ResultURL),
      code: null,
    }
    transfers.push(made)
    onTransfer?.(made)
    return accepted(name, made.reference)
  }

  function question({ body }: Asked): Answer {
    const name = String(body.OriginalConversationID)
    onQuestion?.(transfers.find((one) => one.name === name) ?? null, String(body.ResultURL))
    return accepted(`question-${name}`, `AG_${Date.now()}_question`)
  }

  return {
    answer,
    prompts,
    transfers,
    reversals,
    tokens: () => tokens,
    endToken: () => {
      expired = tokens
    },
  }
}

const accepted = (name: string, reference: string): Answer => ({
  body: {
    OriginatorConversationID: name,
    ConversationID: reference,
    ResponseCode: '0',
    ResponseDescription: 'Accept the service request successfully.',
  },
})

const refusal = (status: number, errorCode: string, errorMessage: string): Answer => ({
  status,
  body: { requestId: 'of-a-double', errorCode, errorMessage },
})

export const receiptOf = ({ reference }: { reference: string }) =>
  `RKT${reference.replace(/\D/g, '')}`

type PromptResult = { code: string; reference?: string; amount?: number; receipt?: string }

/** Daraja's callback for a prompt, in its words: result codes as numbers, a value that is missing. */
export function promptResult(prompt: Prompt, said: PromptResult) {
  const { code, reference = prompt.reference, amount = prompt.amount } = said
  const Item = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: said.receipt ?? receiptOf(prompt) },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: 20261123120000 },
    { Name: 'PhoneNumber', Value: 254712345678 },
  ]
  const stkCallback = {
    MerchantRequestID: 'merchant-1',
    CheckoutRequestID: reference,
    ResultCode: Number(code),
    ResultDesc: 'As the payer answered',
    ...(code === '0' && { CallbackMetadata: { Item } }),
  }
  return { Body: { stkCallback } }
}

type ReversalResult = { code: string; reference?: string; amount?: number }

/** Daraja's result of a reversal. */
export function reversalResult(reversal: Reversal, said: ReversalResult) {
  const amount = String(said.amount ?? reversal.amount)
  const ResultParameter = [
    { Key: 'Amount', Value: amount },
    { Key: 'OriginalTransactionID', Value: reversal.receipt },
    { Key: 'Charge', Value: '0.00' },
  ]
  const Result = {
    ResultType: 0,
    ResultCode: said.code,
    ResultDesc: 'As it went',
    OriginatorConversationID: 'not-the-one-sent',
    ConversationID: said.reference ?? reversal.reference,
    TransactionID: `REV${reversal.reference.replace(/\D/g, '')}`,
    ...(said.code === '0' && { ResultParameters: { ResultParameter } }),
  }
  return { Result }
}

type TransferResult = { code: string; reference?: string; amount?: number; receipt?: string }

const transferReceiptOf = ({ reference }: { reference: string }) =>
  `SKL${reference.replace(/\D/g, '')}`

/** Daraja's result of a B2C payment. */
export function transferResult(transfer: Transfer, said: TransferResult) {
  const receipt = said.receipt ?? transferReceiptOf(transfer)
  const ResultParameter = [
    { Key: 'TransactionAmount', Value: said.amount ?? transfer.amount },
    { Key: 'TransactionReceipt', Value: receipt },
    { Key: 'ReceiverPartyPublicName', Value: `${transfer.phone} - Wanjiku Kamau` },
    { Key: 'TransactionCompletedDateTime', Value: '23.11.2026 12:00:00' },
    { Key: 'B2CChargesPaidAccountAvailableFunds', Value: '-22.40' },
  ]
  const Result = {
    ResultType: 0,
    ResultCode: Number(said.code),
    ResultDesc: 'As it went',
    OriginatorConversationID: 'not-the-one-sent',
    ConversationID: said.reference ?? transfer.reference,
    TransactionID: receipt,
    ...(said.code === '0' && { ResultParameters: { ResultParameter } }),
  }
  return { Result }
}

/** Daraja's answer to a question about a B2C payment; null for one that it does not know. */
export function transferStatus(
  transfer: Transfer | null,
  said: { status: string; amount?: number; reference?: string } | null
) {
  const ResultParameter = transfer &&
    said && [
      { Key: 'ReceiptNo', Value: transferReceiptOf(transfer) },
      { Key: 'ConversationID', Value: said.reference ?? transfer.reference },
      { Key: 'Amount', Value: said.amount ?? transfer.amount },
      { Key: 'TransactionStatus', Value: said.status },
      { Key: 'DebitPartyCharges', Value: 'Fee For B2C Payment|KES|22.40' },
    ]
  const Result = {
    ResultType: 0,
    ResultCode: ResultParameter ? 0 : 2032,
    ResultDesc: ResultParameter ? 'As it went' : 'The transaction does not exist',
    OriginatorConversationID: 'of-the-question',
    ConversationID: `AG_${Date.now()}_question`,
    TransactionID: '0000000000',
    ...(ResultParameter && { ResultParameters: { ResultParameter } }),
  }
  return { Result }
}
