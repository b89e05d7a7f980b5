/*
 * Validation messages come from the catalogue of the caller's language
 * (resources/lang/<language>/validator.json), e.g. "email.required".
 */
import { RequestValidator } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()

/**
 * Texts and numbers are numbers. The library would also take `[5]` and `true` for one, and fall over
 * `{"toString": "x"}`, which cannot be turned into anything.
 */
const { asNumber } = vine.helpers
vine.helpers.asNumber = (value) =>
  typeof value === 'string' || typeof value === 'number' ? asNumber(value) : Number.NaN
