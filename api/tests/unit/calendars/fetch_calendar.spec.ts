import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { feedUrl, mayBePublic } from '#services/calendars/feed_url'
import { fetchCalendar, MAX_CALENDAR_BYTES } from '#services/calendars/fetch_calendar'
import { isPublicAddress } from '#services/calendars/public_address'
import { calendarOf, otherSite } from '#tests/helpers/other_site'

const NONE = { etag: null, lastModified: null }
const anywhere = { isAllowed: () => true }

async function site(group: { teardown: (end: () => Promise<void>) => void }, host?: string) {
  const other = await otherSite(host)
  group.teardown(() => other.close())
  return other
}

test.group('Which addresses are asked', () => {
  test('those of the internet alone', ({ assert }) => {
    for (const inside of [
      ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
      ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
      ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1'],
      ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
    ]) {
      assert.isFalse(isPublicAddress(inside), inside)
    }
    for (const outside of ['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111']) {
      assert.isTrue(isPublicAddress(outside), outside)
    }
  })

  test('however they are written', ({ assert }) => {
    for (const inside of [
      ...['http://localhost/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/'],
      ...['http://[::1]/', 'http://[::ffff:7f00:1]/', 'http://metadata/', 'http://1.1.1.1:22/'],
      ...[
        'https://www.example.com:6379/x.ics',
        'http://0177.0.0.1/',
        'http://intranet./'.slice(0, -2),
      ],
    ]) {
      assert.isFalse(mayBePublic(feedUrl(inside)!), inside)
    }
    assert.isTrue(mayBePublic(feedUrl('webcal://www.airbnb.com/calendar/ical/1.ics?s=a')!))
    assert.equal(feedUrl(' webcal://a.example/x#y ')!.href, 'https://a.example/x')
    for (const none of [
      '',
      'x',
      'file:///etc/passwd',
      'ftp://a.example/',
      'https://a:b@c.example/',
    ])
      assert.isNull(feedUrl(none), none)
  })
})

test.group('Fetching a calendar', () => {
  test('text, with what tells its version; the same version is not read again', async (ctx) => {
    const other = await site({ teardown: (end) => ctx.test.cleanup(end) })
    const text = calendarOf({ from: 1, to: 2 })
    other.tells(text, { 'ETag': '"7"', 'Last-Modified': 'Tue, 01 Dec 2026 00:00:00 GMT' })
    const url = new URL(other.url)
    const fetched = await fetchCalendar(url, NONE, anywhere)
    ctx.assert.deepEqual(fetched, {
      text,
      etag: '"7"',
      lastModified: 'Tue, 01 Dec 2026 00:00:00 GMT',
    })
    other.does((request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end()
    })
    ctx.assert.isNull(await fetchCalendar(url, fetched!, anywhere))
  })

  test('packed by the site', async (ctx) => {
    const other = await site({ teardown: (end) => ctx.test.cleanup(end) })
    const text = calendarOf({ from: 1, to: 2 })
    other.does((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text))
    )
    const fetched = await fetchCalendar(new URL(other.url), NONE, anywhere)
    ctx.assert.equal(fetched?.text, text)
  })

  test('by a way that leads on, but never inside', async (ctx) => {
    const outside = await site({ teardown: (end) => ctx.test.cleanup(end) }, '127.0.0.2')
    const inside = await site({ teardown: (end) => ctx.test.cleanup(end) }, '127.0.0.3')
    inside.tells(calendarOf({ from: 1, to: 2 }))
    const isAllowed = (address: string) => address === '127.0.0.2'
    outside.does((_, response) => response.writeHead(302, { Location: inside.url }).end())
    const ask = () => fetchCalendar(new URL(outside.url), NONE, { isAllowed })
    await ctx.assert.rejects(ask, 'private')
    ctx.assert.lengthOf(inside.asked, 0)

    const port = new URL(inside.url).port
    outside.does((_, response) =>
      response.writeHead(302, { Location: `http://localhost:${port}/` }).end()
    )
    await ctx.assert.rejects(ask, 'private')
    outside.does((_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end())
    await ctx.assert.rejects(ask, 'redirects')
    outside.does((_, response) => response.writeHead(302, { Location: '/again' }).end())
    await ctx.assert.rejects(ask, 'redirects')
    ctx.assert.lengthOf(inside.asked, 0)

    outside.does((request, response) =>
      request.url === '/there'
        ? response.writeHead(200).end('BEGIN:VCALENDAR')
        : response.writeHead(301, { Location: '/there' }).end()
    )
    const led = await ask()
    ctx.assert.equal(led?.text, 'BEGIN:VCALENDAR')
  })

  test('a slow site is left, at the start and in the middle', async (ctx) => {
    const other = await site({ teardown: (end) => ctx.test.cleanup(end) })
    const ask = () => fetchCalendar(new URL(other.url), NONE, { ...anywhere, timeout: 300 })
    other.does(() => undefined)
    await ctx.assert.rejects(ask, 'timeout')
    other.does((_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('BEGIN:VCALENDAR\r\n'), 50)
      response.once('close', () => clearInterval(drip))
    })
    await ctx.assert.rejects(ask, 'timeout')
  })

  test('100 MB are not read, nor unpacked', async (ctx) => {
    const other = await site({ teardown: (end) => ctx.test.cleanup(end) })
    const ask = () => fetchCalendar(new URL(other.url), NONE, anywhere)
    const piece = Buffer.alloc(1024 * 1024, 'A')
    let sent = 0
    other.does((_, response) => {
      response.writeHead(200)
      const send = () => {
        if (response.destroyed || sent >= 100) return response.end()
        sent += 1
        response.write(piece, () => setImmediate(send))
      }
      send()
    })
    await ctx.assert.rejects(ask, 'tooLarge')
    ctx.assert.isBelow(sent, 40)

    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024))
    ctx.assert.isBelow(bomb.length, MAX_CALENDAR_BYTES / 50)
    other.does((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb))
    const before = process.memoryUsage().rss
    await ctx.assert.rejects(ask, 'tooLarge')
    ctx.assert.isBelow(process.memoryUsage().rss - before, 150 * 1024 * 1024)
  }).timeout(20_000)

  test('what else goes wrong has a name', async (ctx) => {
    const other = await site({ teardown: (end) => ctx.test.cleanup(end) })
    const ask = () => fetchCalendar(new URL(other.url), NONE, anywhere)
    for (const [status, failure] of [
      [404, 'gone'],
      [410, 'gone'],
      [500, 'status'],
      [403, 'status'],
      [204, 'status'],
      [304, 'status'],
    ] as const) {
      other.does((_, response) => response.writeHead(status).end())
      await ctx.assert.rejects(ask, failure)
    }
    other.does((request) => request.socket.destroy())
    await ctx.assert.rejects(ask, 'unreachable')
    other.does((_, response) => response.writeHead(200, { 'Content-Encoding': 'zip' }).end('x'))
    await ctx.assert.rejects(ask, 'notCalendar')
    other.does((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'))
    await ctx.assert.rejects(ask, 'unreachable')
    await other.close()
    await ctx.assert.rejects(ask, 'unreachable')
  })
})
