import { CalendarConflictSchema } from '#database/schema'

/** An event of another site that lies over a booking of ours. */
export default class CalendarConflict extends CalendarConflictSchema {}
