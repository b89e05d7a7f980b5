/** Lower case without accents and apostrophes, other characters as one space: "Murang'a" is "muranga". */
export function normalisePlace(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
