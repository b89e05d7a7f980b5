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

/**
 * Daraja as the product sees it: tokens, prompts that wait for their payer, reversals.
 * @param onReversal hears of one that was taken on
 */
export function darajaAnswers(onReversal: (one: Reversal) => void = () => {}) {
  const prompts: Prompt[] = []
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
    onReversal(made)
    return {
      body: {
        OriginatorConversationID: 'not-the-one-sent',
        ConversationID: made.reference,
        ResponseCode: '0',
        ResponseDescription: 'Accept the service request successfully.',
      },
    }
  }

  return {
    answer,
    prompts,
    reversals,
    tokens: () => tokens,
    endToken: () => {
      expired = tokens
    },
  }
}

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
