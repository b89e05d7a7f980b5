import { defineConfig } from '@adonisjs/core/http'

/**
 * Whether what an address says of whom it asks for is believed, as the framework wants to know it: it compiles one name of a
 * proxy, the setting is a list of them.
 * @param names addresses, ranges and the names of some, such as `loopback, uniquelocal`
 * @throws TypeError naming what is none
 */
export function trustsAny(names: string) {
  const trusts = names
    .split(',')
    .map((name) => defineConfig({ trustProxy: name.trim() }).trustProxy)
  return (address: string, distance: number) => trusts.some((trust) => trust(address, distance))
}
