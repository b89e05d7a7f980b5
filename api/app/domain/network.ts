const MAPPED = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i

/** The first four of eight groups: what one connection is given. */
const PREFIX_GROUPS = 4

/** Whom an address belongs to, as limits count them: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const [, ipv4] = MAPPED.exec(address) ?? []
  if (ipv4 ?? !address.includes(':')) return ipv4 ?? address

  const [before, after] = address.toLowerCase().split('::').map(groupsOf)
  const zeros = after ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])]
  return `${groups.slice(0, PREFIX_GROUPS).join(':')}::/64`
}

function groupsOf(part: string) {
  return part ? part.split(':').map((group) => group.replace(/^0+(?=.)/, '')) : []
}
