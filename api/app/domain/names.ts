/** Two letters and more after a dot, with what stands before it. */
const DOTTED = /(?<=([\p{L}\p{M}\p{N}-]*))\.(\p{L}{2,})/gu

/** An initial, or the St of St.Clair. */
const SHORT = /^(?:\p{L}\p{M}*){1,2}$/u

/** At least three letters: those of two end the addresses of countries. */
const CAPITALISED = /^\p{Lu}\p{L}{2}/u

/** Of the endings with three letters and more those that many addresses have. */
const ENDINGS = new Set(
  (
    'com net org edu gov int mil biz info name mobi pro app dev xyz top win bid fun icu vip one new link site ' +
    'shop club live life work team zone click online store tech world space website today email cloud digital ' +
    'media news blog wiki agency group social africa chat page bet bar ink fit ltd art zip mov gift'
  ).split(' ')
)

/** Whether mail programs make a link of it: evil.com and Evil.Com, not M.Amin, J.Paul or St.Clair. */
export function readsAsAddress(text: string): boolean {
  return [...text.matchAll(DOTTED)].some(
    ([, before, after]) =>
      !SHORT.test(before) || !CAPITALISED.test(after) || ENDINGS.has(after.toLowerCase())
  )
}
