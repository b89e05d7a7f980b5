const KENYAN_PHONE = /^\+254[17]\d{8}$/

/** +254, 7 or 1, eight digits. */
export function isKenyanPhone(text: string): boolean {
  return KENYAN_PHONE.test(text)
}

/** Reads 07…, 01…, 254… or +254… with spaces and dashes; null for no Kenyan mobile number. */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}]/gu, '')
  const international = digits.replace(/^(?:\+?254|0)/, '+254')
  return isKenyanPhone(international) ? international : null
}
