import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import type CalendarLink from '#models/calendar_link'
import { isoTime } from '#services/iso_time'

/** For whoever manages the property: its secret is theirs to give away. */
export default class CalendarLinkTransformer extends BaseTransformer<CalendarLink> {
  toObject() {
    const { secret, readAt, createdAt } = this.resource
    return {
      url: `${appUrl}/api/v1/calendars/${secret}.ics`,
      readAt: isoTime(readAt ?? null),
      createdAt: isoTime(createdAt),
    }
  }
}
