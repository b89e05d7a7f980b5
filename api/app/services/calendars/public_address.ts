import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** RFC 6890 and its additions: everything that is no address of the internet. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Within 2000::/3: tunnels that lead to any IPv4 address, and documentation. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, prefix] of PRIVATE_V4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of PRIVATE_V6) refused.addSubnet(net, prefix, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the internet: none of this machine, its network, or its provider's metadata. */
export function isPublicAddress(address: string) {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
