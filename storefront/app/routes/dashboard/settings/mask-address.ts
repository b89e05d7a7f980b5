/** The first half of an IP address: `197.232.x.x`, `2a02:908:…`. */
export function maskAddress(address: string | null) {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  const [, network] = /^(\d+\.\d+)\.\d+\.\d+$/.exec(plain) ?? []
  if (network) {
    return `${network}.x.x`
  }
  const groups = plain.split(':').filter(Boolean)
  return groups.length > 1 ? `${groups.slice(0, 2).join(':')}:…` : null
}
