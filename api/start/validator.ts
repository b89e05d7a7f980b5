/* Validation messages come from resources/lang/<language>/validator.json, e.g. "email.required". */
import { RequestValidator } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()

/**
 * The library also accepts `[5]` and `true`, and throws on `{"toString": "x"}`. Seen in @vinejs/vine 4.4.0,
 * no issue known; it goes when `asNumber` answers NaN for what is neither text nor number (ADR 0025).
 */
const { asNumber } = vine.helpers
vine.helpers.asNumber = (value) =>
  typeof value === 'string' || typeof value === 'number' ? asNumber(value) : Number.NaN
