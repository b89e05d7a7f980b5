/**
 * The form in which names of places are compared: lower case, accents and apostrophes removed,
 * everything else that is not a letter or digit a single space. "Murang'a" is "muranga",
 * "Taita-Taveta" is "taita taveta".
 */
export function normalisePlace(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
