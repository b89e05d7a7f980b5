/**
 * French puts a space before `?`, `!`, `:` and `;`, between « and », and before a unit. Here it is one that
 * does not break: no line may begin with a sign.
 */
export const frenchSpaces = (text: string) =>
  text
    .replace(/ ([?!:;»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (h|j|Mo)\b/g, '$1\u00a0$2')
