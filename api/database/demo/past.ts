import { DateTime } from 'luxon'

/** What has happened lies behind us, at whatever hour of the day the demo is written. */
export const past = (moment: DateTime) => DateTime.min(moment, DateTime.utc())
