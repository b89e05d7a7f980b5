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

const PART_OF_PHONE = /^(?:\+?254|0)([17]\d{1,8})$/

/** How a typed number or its beginning is stored: "0722 104" is "+254722104"; null for other words. */
export function storedPhone(text: string): string | null {
  const national = PART_OF_PHONE.exec(text.replace(/[\s\p{Pd}()]/gu, ''))?.[1]
  return national ? `+254${national}` : null
}
