/*
 * Validation messages come from a catalogue of their own ("users.details"), e.g. "email.required", else from
 * resources/lang/<language>/validator.json, which has one for every rule: none is the library's English.
 */
import { RequestValidator } from '@adonisjs/core/http'
import { I18n } from '@adonisjs/i18n'
import vine from '@vinejs/vine'

const { createMessagesProvider } = I18n.prototype
I18n.prototype.createMessagesProvider = function (prefix) {
  const own = createMessagesProvider.call(this, prefix)
  const shared = createMessagesProvider.call(this)
  own.getMessage = (
    (getMessage) => (fallback, rule, field, args) =>
      getMessage.call(own, shared.getMessage(fallback, rule, field, args), rule, field, args)
  )(own.getMessage)
  return own
}

RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()

/**
 * The library also accepts `[5]` and `true`, and throws on `{"toString": "x"}`. Seen in @vinejs/vine 4.4.0,
 * no issue known; it goes when `asNumber` answers NaN for what is neither text nor number (ADR 0025).
 */
const { asNumber } = vine.helpers
vine.helpers.asNumber = (value) =>
  typeof value === 'string' || typeof value === 'number' ? asNumber(value) : Number.NaN
