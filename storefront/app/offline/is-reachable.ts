/**
 * Whether the server answers: a device is "online" with any network, and a page that is loaded again for nothing takes away what is being
 * opened meanwhile.
 */
export async function isReachable() {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
