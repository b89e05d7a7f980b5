import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import type { Currency } from '#domain/money'
import type { QuoteLine } from '#domain/quote'
import type { StayTimes } from '#domain/stay_times'
import { lineLabel, moneyText, sumsText } from '#services/line_label'
import { timesText } from '#services/stay_rules'

export class MailWords {
  #i18n: I18n
  #zone: string

  constructor(person: { settings?: { language: string; timezone?: string } | null }) {
    const wanted = person.settings?.language ?? i18nManager.defaultLocale
    const locale = i18nManager.getSupportedLocaleFor([wanted]) ?? i18nManager.defaultLocale
    this.#i18n = i18nManager.locale(locale)
    this.#zone = person.settings?.timezone ?? 'Africa/Nairobi'
  }

  get language() {
    return this.#i18n.locale
  }

  text(key: string, params: Record<string, string | number> = {}) {
    return this.#i18n.t(`mails.${key}`, params)
  }

  money(minor: number, currency: Currency) {
    return moneyText(minor, currency, this.language)
  }

  /** 'KES 12,500', or 'USD 100 + KES 12,500' of several. */
  sums(amounts: readonly { amountMinor: number; currency: Currency }[]) {
    return sumsText(amounts, this.language)
  }

  /** What a line of a quote is. */
  line(line: QuoteLine, currency: Currency) {
    return lineLabel(line, currency, this.#i18n)
  }

  /** When guests come and leave. */
  times(times: StayTimes) {
    return timesText(times, this.#i18n)
  }

  /** 'Fri 4 Dec 2026, 18:05 (GMT+3)', in the person's time zone. */
  moment(at: DateTime) {
    return at.setZone(this.#zone).setLocale(this.language).toFormat('ccc d LLL y, HH:mm (ZZZZ)')
  }

  /** 'Fri 4 Dec – Sun 6 Dec 2026 · 2 nights'. */
  stay({ checkIn, checkOut, nights }: { checkIn: string; checkOut: string; nights: number }) {
    const day = (date: string, format: string) =>
      DateTime.fromISO(date, { zone: 'utc', locale: this.language }).toFormat(format)
    const first = day(
      checkIn,
      checkIn.slice(0, 4) === checkOut.slice(0, 4) ? 'ccc d LLL' : 'ccc d LLL y'
    )
    return `${first} – ${day(checkOut, 'ccc d LLL y')} · ${this.text('facts.nights', { nights })}`
  }
}
