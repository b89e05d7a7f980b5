/* Intl formatters are slow to construct, so each is cached; there are a handful. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const plurals = new Map<string, Intl.PluralRules>()

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

export function pluralRules(locale: string) {
  return kept(plurals, locale, {}, () => new Intl.PluralRules(locale))
}

function kept<Format>(
  store: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format
) {
  const key = locale + JSON.stringify(options)
  const found = store.get(key) ?? make()
  store.set(key, found)
  return found
}
