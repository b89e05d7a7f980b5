/** The first year somebody may mean: typing 2026 into a date passes 0002, 0020 and 0202. */
const FIRST_YEAR = '1900'

/** Whether a date field holds all that somebody wants to say: nothing, or a day with a whole year. */
export const isWhole = (day: string) => day === '' || day >= FIRST_YEAR
