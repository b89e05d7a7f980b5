export function day(ahead: number) {
  const nairobi = new Date(Date.now() + (3 * 60 + ahead * 24 * 60) * 60_000)
  return nairobi.toISOString().slice(0, 10)
}
