/** A calendar as other sites write it, of the lines of its events. */
export const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', event.trim(), 'END:VEVENT']),
    'END:VCALENDAR',
  ]
    .join('\n')
    .replace(/\n */g, '\r\n')
