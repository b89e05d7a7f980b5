/** French has a non-breaking space before `?`, `!`, `:` and `;`, inside « », and before units. */
export const frenchSpaces = (text: string) =>
  text
    .replace(/ ([?!:;»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (h|j|Mo)\b/g, '$1\u00a0$2')
