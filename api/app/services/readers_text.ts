import { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import type { Currency } from '#domain/money'
import { moneyText } from '#services/line_label'

/** A text of the catalogues, in the language of the request. */
export function readersText(key: string, params?: Record<string, string | number>) {
  return readersWords().t(key, params)
}

/** The catalogues in the language of the request. */
export function readersWords() {
  return HttpContext.get()?.i18n ?? i18nManager.locale(i18nManager.defaultLocale)
}

/** 'Fri 4 Dec 2026' of a calendar date, in the language of the request. */
export function dayText(date: string, format = 'ccc d LLL y') {
  const { locale } = readersWords()
  return DateTime.fromISO(date, { zone: 'utc', locale }).toFormat(format)
}

/** 'KES 12,500' of minor units, in the language of the request. */
export const sumText = (minor: number, currency: Currency) =>
  moneyText(minor, currency, readersWords().locale)
