/** The first year somebody may mean: typing 2026 into a date passes 0002, 0020 and 0202. */
const FIRST_YEAR = '1900'

/** Whether a date field holds all that somebody wants to say: nothing, or a day with a whole year. */
export const isWhole = (day: string) => day === '' || day >= FIRST_YEAR

/** A field that was left is to say what holds: 26 is read by browsers as the year 0026. A year of one digit or three was broken off. */
export function dayMeant(typed: string, former: string) {
  if (isWhole(typed)) {
    return typed
  }
  return /^00[1-9]\d-/.test(typed) ? typed.replace('00', '20') : former
}
