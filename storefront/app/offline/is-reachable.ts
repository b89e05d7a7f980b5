/**
 * Whether the server answers: a device is "online" with any network, and a page that is loaded again for nothing takes away what is being
 * opened meanwhile.
 */
export async function isReachable() {
  try {
    const { status } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
