import type { HttpContext } from '@adonisjs/core/http'
import { hearCardEvent } from '#actions/payments/hear_card_event'
import { hearPromptResult } from '#actions/payments/hear_prompt_result'
import { hearLateRefund, hearRefundResult } from '#actions/payments/hear_refund_result'
import {
  hearLateTransfer,
  hearTransferResult,
  hearTransferStatus,
} from '#actions/payments/hear_transfer_result'
import { answer } from '#http/answer'

/** Messages of gateways. Always 200: what is not believed is written down, and nobody is told so. */
export default class PaymentEventsController {
  async prompt({ params, request }: HttpContext) {
    await hearPromptResult(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  async refund({ params, request }: HttpContext) {
    await hearRefundResult(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  /** Says that the answer takes its time, which is no answer. */
  async late({ params, request }: HttpContext) {
    await hearLateRefund(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  async payout({ params, request }: HttpContext) {
    await hearTransferResult(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  async payoutStatus({ params, request }: HttpContext) {
    await hearTransferStatus(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  async latePayout({ params, request }: HttpContext) {
    await hearLateTransfer(String(params.name), request.raw() ?? '')
    return answer(null)
  }

  /** 401 for a wrong signature. */
  async card({ request }: HttpContext) {
    await hearCardEvent(request.raw() ?? '', request.header('x-paystack-signature') ?? '')
    return answer(null)
  }
}
