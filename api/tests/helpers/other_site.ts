import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, todayInNairobi } from '#domain/stay'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site on this machine that hands out a calendar, or whatever a test lets it do. */
export async function otherSite(host = '127.0.0.1') {
  let answer: Answer = (_, response) => response.writeHead(404).end()
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, host, ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}/calendar.ics`,
    asked,
    does: (next: Answer) => {
      answer = next
    },
    tells: (text: string, headers: Record<string, string> = {}) => {
      answer = (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/calendar', ...headers }).end(text)
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

export type OtherSite = Awaited<ReturnType<typeof otherSite>>

export type Told = { from: number; to: number; uid?: string; summary?: string }

/** A calendar of whole days, counted from today. */
export function calendarOf(...events: Told[]) {
  const day = (ahead: number) => addDays(todayInNairobi(), ahead).replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(({ from, to, uid = `${from}@other.example`, summary = 'Reserved' }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(to)}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
