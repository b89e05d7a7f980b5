const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

export function isThisMachine(host: string) {
  return LOOPBACK.test(host)
}

/** This machine, or a name without a dot, as containers beside each other have: the internet has none. */
export function isNearby(host: string) {
  return isThisMachine(host) || /^[a-z0-9_-]+$/i.test(host)
}
