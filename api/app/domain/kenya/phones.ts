const KENYAN_PHONE = /^\+254[17]\d{8}$/

/** Whether a number is a Kenyan mobile number as we store it: +254, 7 or 1, eight digits. */
export function isKenyanPhone(text: string): boolean {
  return KENYAN_PHONE.test(text)
}

/**
 * A Kenyan mobile number as we store it, from 07…, 01…, 254… or +254… with any spaces and dashes.
 * Null when it is none.
 */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}]/gu, '')
  const international = digits.replace(/^(?:\+?254|0)/, '+254')
  return isKenyanPhone(international) ? international : null
}
