import { addDays } from '@makao/shared/dates'

interface YearlyDates {
  name:
    | 'newYear'
    | 'easter'
    | 'labour'
    | 'madaraka'
    | 'mazingira'
    | 'mashujaa'
    | 'jamhuri'
    | 'christmas'
    | 'festive'
    | 'migration'
  kind: 'holiday' | 'season'
  /** The first night and the last, included, of the dates that begin in a year. */
  nights: (year: number) => [first: string, last: string]
}

/** The night before a holiday and the night of it. */
const eveAnd = (monthAndDay: string) => (year: number) =>
  [addDays(`${year}-${monthAndDay}`, -1), `${year}-${monthAndDay}`] as [string, string]

/** Public holidays and the seasons that travellers know; Idd follows the moon and is the host's to add. */
const YEARLY: YearlyDates[] = [
  { name: 'easter', kind: 'holiday', nights: (year) => [addDays(easter(year), -2), easter(year)] },
  { name: 'labour', kind: 'holiday', nights: eveAnd('05-01') },
  { name: 'madaraka', kind: 'holiday', nights: eveAnd('06-01') },
  { name: 'migration', kind: 'season', nights: (year) => [`${year}-07-01`, `${year}-10-15`] },
  { name: 'mazingira', kind: 'holiday', nights: eveAnd('10-10') },
  { name: 'mashujaa', kind: 'holiday', nights: eveAnd('10-20') },
  { name: 'jamhuri', kind: 'holiday', nights: eveAnd('12-12') },
  { name: 'festive', kind: 'season', nights: (year) => [`${year}-12-15`, `${year + 1}-01-05`] },
  { name: 'christmas', kind: 'holiday', nights: (year) => [`${year}-12-24`, `${year}-12-26`] },
  { name: 'newYear', kind: 'holiday', nights: (year) => [`${year}-12-31`, `${year + 1}-01-01`] },
]

/** Kenya's holidays and seasons, each the next time that it is not over yet, in their order. */
export function kenyanDates(today: string) {
  const year = Number(today.slice(0, 4))
  return YEARLY.map(({ name, kind, nights }) => {
    const [firstNight, lastNight] = [year - 1, year, year + 1]
      .map(nights)
      .find(([, last]) => last >= today)!
    return { name, kind, firstNight, lastNight }
  }).sort((one, other) => one.firstNight.localeCompare(other.firstNight))
}

/** Easter Sunday, by the Gregorian computus. */
function easter(year: number): string {
  const [century, golden] = [Math.floor(year / 100), year % 19]
  const moon = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const late = Math.floor((golden + 11 * epact) / 319)
  const rest = 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - ((year % 100) % 4)
  const weekday = (rest - epact + late + 32) % 7
  const days = epact - late + weekday
  return addDays(`${year}-03-22`, days)
}
