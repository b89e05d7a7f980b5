/** Length of `+254712345678`. */
export const PHONE_LENGTH = 13

const PREFIX = '254'

/**
 * Normalises a Kenyan number while it is typed: `07…`, `01…`, `7…` and `254…` become `+254…`,
 * spaces go. Shorter input is kept, so that deleting works.
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
