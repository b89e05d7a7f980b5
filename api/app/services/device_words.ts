import Bowser from 'bowser'

export type Device = { userAgent: string | null; ipAddress: string }

export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'tv' | 'other'
export type DeviceWords = {
  name: string
  browser: string | null
  system: string | null
  kind: DeviceKind
}

const KINDS: readonly string[] = ['desktop', 'mobile', 'tablet', 'tv']

/** E.g. 'Chrome on Android'. */
export function deviceWords(userAgent: string | null): DeviceWords {
  if (!userAgent) return { name: 'Unknown device', browser: null, system: null, kind: 'other' }

  const parser = Bowser.getParser(userAgent)
  const system = parser.getOSName() || null
  const browser = parser.getBrowserName() || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || null
  const platform = parser.getPlatformType()
  return {
    name: [browser ?? 'Unknown device', system].filter(Boolean).join(' on '),
    browser,
    system,
    kind: KINDS.includes(platform) ? (platform as DeviceKind) : 'other',
  }
}
