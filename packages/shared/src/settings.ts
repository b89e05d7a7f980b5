/* Choices of the settings (specification §2.14), named as in the API. */

export const SWITCHES = {
  notifications: ['email', 'push', 'sms', 'marketing'],
  privacy: ['publicProfile', 'showEmail', 'showPhone', 'allowMessages'],
} as const

export const SESSION_TIMEOUTS = ['1h', '6h', '24h', '7d', 'never'] as const

export const TIME_ZONES = ['Africa/Nairobi', 'UTC', 'Europe/London'] as const

interface DeviceTexts {
  /** 'Chrome on Android'. */
  named: (device: { browser: string; system: string }) => string
  unknown: () => string
}

/** The name of a session's device, as far as browser and system are known. */
export function deviceName(
  { browser, system }: { browser: string | null; system: string | null },
  texts: DeviceTexts
) {
  return browser && system ? texts.named({ browser, system }) : browser || system || texts.unknown()
}
