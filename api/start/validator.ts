/*
 * Validation messages come from the catalogue of the caller's language
 * (resources/lang/<language>/validator.json), e.g. "email.required".
 */
import { RequestValidator } from '@adonisjs/core/http'

RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
