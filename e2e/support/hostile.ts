import { pathOf, type Page } from './pages.ts'
import type { Sent } from './raw.ts'

/* Requests nobody means well with. The seed is fixed: a failure is found again. */

/** Mulberry32. */
export function seeded(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const blanks = ' '.repeat(6000)

const PARAMETERS = [
  ...['999999999', '0', '-1', '1e9', '1.5', '9007199254740993', 'NaN', '%00', '%2F', '%2e%2e'],
  ...['..', '%E0%A4%A', '%FF', '%F0%9F%8F%A0', "'", '%22%3E%3Cscript%3E', '__proto__', 'a.data'],
  ...['constructor', 'a'.repeat(500), '%', '%5C', ';', ':id', '*', '-'],
  // Under these words the API has lists.
  ...['search', 'popular', 'host', 'my', 'recent', 'stats', 'my-reviews'],
]

const VALUES = [
  ...[
    '',
    '0',
    '-1',
    '1e308',
    'NaN',
    'true',
    'null',
    '%',
    '%00',
    '%FF',
    '%E0%A4%A',
    'a'.repeat(900),
  ],
  ...['2027-02-30', '9999-12-31', '//evil.example', '/%5Cevil.example', 'javascript:alert(1)'],
  ...['%F0%9F%8F%A0', "'%20OR%201=1--", '%0d%0aSet-Cookie:a=b', '{}', '[]', '*', '1,2,3'],
]

const NAMES = [
  ...['page', 'guests', 'minPrice', 'maxPrice', 'amenities', 'amenities[]', 'checkIn', 'checkOut'],
  ...['place', 'view', 'sort', 'type', 'returnTo', 'next', 'tab', 'reason', 'demo', 'sent', 'from'],
  ...['rating', 'search', 'status', '_routes', 'index', '__proto__', 'constructor', 'a[b][c]', ''],
]

const COOKIES = [
  ...['makao_session=%', 'makao_session=%0A', 'makao_session=%E2%82%AC', 'makao_session=a b'],
  ...['makao_session=__proto__', `makao_session=${'a'.repeat(7000)}`, '=', ';;;=;', '__proto__=1'],
  ...['makao_flash=%', 'makao_flash=null', 'makao_flash=[]', 'makao_flash=1', 'makao_flash="'],
  `makao_flash=${encodeURIComponent('{"tone":"error","text":{"a":1}}')}`,
  `makao_flash=${encodeURIComponent('{"tone":["error"],"text":"a"}')}`,
  ...['makao_language=%', 'makao_language=__proto__', 'makao_language=constructor'],
  ...['bnVsbA==', 'W10=', 'MQ==', 'e30=', '%', 'eyJlbWFpbCI6W10sInNlbnRBdCI6MX0='].flatMap(
    (packed) => [`makao_registration=${packed}`, `makao_reset=${packed}`]
  ),
  // {"email":"a","sentAt":1e308}
  'makao_registration=eyJlbWFpbCI6ImEiLCJzZW50QXQiOjFlMzA4fQ==',
]

const HEADERS: Record<string, string | string[]>[] = [
  { 'Accept-Language': `a${blanks}x` },
  { 'Accept-Language': ',;q=,-;q=-1;;,*;q=2' },
  { 'If-None-Match': `"a"${blanks}x` },
  { 'If-None-Match': '*', 'If-Modified-Since': 'x' },
  { 'Accept': `a/${blanks}b`, 'Accept-Encoding': `gzip;q=x,${blanks},br;;` },
  { Accept: 'application/json' },
  { 'User-Agent': `Mozilla ${'bot'.repeat(1500)}` },
  { 'User-Agent': '' },
  { Referer: 'http://[' },
  { Referer: `http://localhost/${'a'.repeat(6000)}` },
  { Range: 'bytes=9-1,-,x' },
  { 'X-Forwarded-For': `<script>,${'1.2.3.4,'.repeat(200)}` },
  { 'X-Forwarded-Proto': 'javascript' },
  { 'X-Forwarded-Host': 'a b', 'X-Forwarded-Port': 'x' },
  { 'X-Forwarded-Host': 'evil.example/../' },
  { 'X-Request-Id': blanks },
  { 'X-Keep': 'page', 'Save-Data': 'on' },
  { 'X-CSP-Nonce': '"><script>', 'X-Viewer': 'a' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Rewrite-URL': '/', 'X-Original-URL': '//' },
  { 'Authorization': 'Bearer é', 'Idempotency-Key': 'é' },
  { Host: ['a', 'b'] },
  { Host: '' },
  { Host: 'a b' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' },
  { Upgrade: 'websocket', Connection: 'Upgrade' },
]

const URLENCODED = 'application/x-www-form-urlencoded'
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${value}\r\n`
const FIELDS =
  'email,password,language,returnTo,otp,intent,key,outcome,rating,title,text,token,secret'

const BODIES: { type: string | null; body: string }[] = [
  { type: URLENCODED, body: '' },
  { type: URLENCODED, body: '%' },
  { type: URLENCODED, body: '%E0%A4%A=%FF&&&=&a' },
  { type: URLENCODED, body: '__proto__=1&constructor[prototype]=2' },
  { type: URLENCODED, body: `email=a@${'.'.repeat(90_000)}@` },
  { type: URLENCODED, body: FIELDS.replace(/,/g, `=${'%F0%9F%8F%A0'.repeat(40)}&`) },
  { type: URLENCODED, body: 'a&'.repeat(40_000) },
  { type: URLENCODED, body: 'x'.repeat(200_000) },
  { type: `${URLENCODED}; charset=utf-16`, body: 'email=%00' },
  { type: 'multipart/form-data', body: 'a' },
  { type: 'multipart/form-data; boundary=x', body: '' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n' },
  { type: 'multipart/form-data; boundary=x', body: `${part('email', '')}\r\na` },
  {
    type: 'multipart/form-data; boundary=x',
    body: `${FIELDS.split(',')
      .map(
        (name) => `${part(name, '; filename="a.png"\r\nContent-Type: image/png')}\r\nno picture\r\n`
      )
      .join('')}--x--\r\n`,
  },
  {
    type: 'multipart/form-data; boundary=x',
    body: `${part('avatar', '; filename="../../a"')}\r\n\r\n--x--\r\n`,
  },
  { type: 'application/json', body: '{"email":{"a":1}}' },
  { type: 'text/plain', body: 'a=b' },
  { type: 'multipart/mixed; boundary=x', body: '--x--' },
  { type: '', body: 'a' },
  { type: null, body: 'a' },
  { type: null, body: '' },
]

export const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

/** A hand of hostile requests to a page: each reads or writes, and is hostile in one or two ways. */
export function hostileTo(page: Page, random: () => number, many: number): Sent[] {
  const one = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)]!
  return Array.from({ length: many }, () => {
    const writes = random() < 0.5
    const address = pathOf(page.pattern, random() < 0.5 ? '999999999' : one(PARAMETERS))
    const data = random() < 0.25 ? '.data' : ''
    const query = Array.from(
      { length: Math.floor(random() * 3) },
      () => `${one(NAMES)}=${one(VALUES)}`
    )
    const path = `${address === '/' && data ? '/_' : address}${data}${query.length ? `?${query.join('&')}` : ''}`
    const cookie: Sent['headers'] = random() < 0.4 ? { Cookie: one(COOKIES) } : {}
    const headers = { ...cookie, ...(random() < 0.5 ? one(HEADERS) : {}) }
    if (!writes) return { method: one(['GET', 'GET', 'HEAD']), path, headers }
    const { type, body } = one(BODIES)
    return {
      method: 'POST',
      path,
      headers: { ...headers, ...(type === null ? {} : { 'Content-Type': type }) },
      body,
    }
  })
}
