import { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import type { Currency } from '#domain/money'
import { moneyText } from '#services/line_label'

/** A text of the catalogues, in the language of the request. */
export function requestText(key: string, params?: Record<string, string | number>) {
  return requestWords().t(key, params)
}

/** The catalogues in the language of the request. */
export function requestWords() {
  return HttpContext.get()?.i18n ?? i18nManager.locale(i18nManager.defaultLocale)
}

/** 'Fri 4 Dec 2026' of a calendar date, in the language of the request. */
export function dayText(date: string, format = 'ccc d LLL y') {
  const { locale } = requestWords()
  return DateTime.fromISO(date, { zone: 'utc', locale }).toFormat(format)
}

/** 'KES 12,500' of minor units, in the language of the request. */
export const sumText = (minor: number, currency: Currency) =>
  moneyText(minor, currency, requestWords().locale)
