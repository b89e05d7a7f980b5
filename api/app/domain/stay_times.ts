import { USUAL_CHECK_IN } from '#domain/cancellation'

export const USUAL_CHECK_OUT = '10:00'

/** HH:MM in Nairobi, as hosts set them or as a booking has kept them; null: the usual. */
export type SetTimes = {
  checkInFrom: string | null
  checkInUntil: string | null
  checkOutUntil: string | null
}

export type StayTimes = {
  checkInFrom: string
  /** null: any time after that */
  checkInUntil: string | null
  checkOutUntil: string
}

/** Two of the common house rules are times. */
const CHECK_IN_RULES: Record<string, string> = { 'Check-in after 3 PM': '15:00' }
const CHECK_OUT_RULES: Record<string, string> = { 'Check-out before 11 AM': '11:00' }

/** When guests may come and have to leave: as set, else by the house rules, else from 14:00 and until 10:00 (ADR 0057). */
export function timesOf(set: SetTimes, houseRules: readonly string[] = []): StayTimes {
  const { checkInUntil } = set
  const checkInFrom = set.checkInFrom ?? timeAmong(houseRules, CHECK_IN_RULES) ?? USUAL_CHECK_IN
  return {
    checkInFrom,
    checkInUntil: checkInUntil !== null && checkInUntil > checkInFrom ? checkInUntil : null,
    checkOutUntil: set.checkOutUntil ?? timeAmong(houseRules, CHECK_OUT_RULES) ?? USUAL_CHECK_OUT,
  }
}

const timeAmong = (rules: readonly string[], times: Record<string, string>) =>
  rules.map((rule) => times[rule]).find((time) => time !== undefined)
