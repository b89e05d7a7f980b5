import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { day } from './dates.ts'

type Told = { from: number; to: number }

/** A site on this machine that hands out a calendar. */
export async function otherSite() {
  let text = ''
  const server = createServer((_, response) => {
    response.writeHead(text ? 200 : 500, { 'Content-Type': 'text/calendar' }).end(text)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    fails: () => (text = ''),
    tells(...events: Told[]) {
      const basic = (ahead: number) => day(ahead).replaceAll('-', '')
      text = [
        'BEGIN:VCALENDAR',
        ...events.flatMap(({ from, to }) => [
          'BEGIN:VEVENT',
          `UID:${from}@airbnb.com`,
          `DTSTART;VALUE=DATE:${basic(from)}`,
          `DTEND;VALUE=DATE:${basic(to)}`,
          'SUMMARY:Reserved',
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
      ].join('\r\n')
    },
    close: () => server.close(),
  }
}
