/** Signs of a number such as `+254712345678`. */
export const PHONE_LENGTH = 13

const PREFIX = '254'

/**
 * A Kenyan number as it is being typed, brought to `+254…`: `07…`, `01…`, `7…` and `254…` become
 * it at once, spaces go. What is still too short to tell stays as it is, so deleting works.
 */
export function typedPhone(text: string) {
  const digits = text.replace(/\D/g, '')
  const international = text.trim().startsWith('+')
  if (digits.startsWith(PREFIX)) {
    return `+${PREFIX}${digits.slice(PREFIX.length).replace(/^0/, '')}`.slice(0, PHONE_LENGTH)
  }
  if (international) {
    return `+${digits}`.slice(0, PHONE_LENGTH)
  }
  const national = /^0?([17]\d*)$/.exec(digits)?.[1]
  return (national ? `+${PREFIX}${national}` : digits).slice(0, PHONE_LENGTH)
}

export function isKenyanPhone(text: string) {
  return /^\+254[17]\d{8}$/.test(typedPhone(text))
}
