/** Most characters that Daraja takes of an account. */
const LENGTH = 12

/**
 * What a payer reads as the account of a stay, and statements say: as it is described, and shorter where that would be cut, for a cut
 * number is another stay's.
 * @param description `Makao 12`
 */
export function accountOf(description: string): string {
  return description.length <= LENGTH ? description : description.replace(/^Makao /, 'M')
}

/** The stay that a statement's account is of; null for what we did not write. */
export function bookingOfAccount(account: string): number | null {
  const [, booking] = /^(?:Makao (?=\d{1,6}$)|M(?=\d{7,11}$))(\d+)$/.exec(account) ?? []
  return booking ? Number(booking) : null
}
