import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { pathToFileURL } from 'node:url'
import { linkedHtml, linkHtml } from '#services/mail/linked_html'

type Part = { text: string; href?: string }

/** What the screens use. The API is built without that package, its tests are not. */
async function screens() {
  const file = pathToFileURL(app.makePath('../packages/shared/src/web-links.ts'))
  const { withWebLinks } = (await import(file.href)) as { withWebLinks: (text: string) => Part[] }
  return withWebLinks
}

const pieces = fc.constantFrom(
  ...[
    'https://makao.test',
    'https://',
    'HTTP://',
    'ftp://',
    'javascript:',
    'makao.test',
    '/a',
    '?b=1&c=2',
    '#d',
  ],
  ...[
    '(',
    ')',
    '_(town)',
    '.',
    ',',
    '!',
    '’',
    '»',
    ']',
    '"',
    '<',
    '>',
    ' ',
    '\n',
    '@',
    ':',
    'x',
    'é',
  ]
)
const texts = fc.array(pieces, { maxLength: 24 }).map((some) => some.join(''))

test.group('Web addresses in letters', () => {
  test('a bracket belongs to the address that opened it', ({ assert }) => {
    const town = 'https://en.wikipedia.org/wiki/Lamu_(town)'
    assert.equal(linkedHtml(`See ${town}!`), `See ${linkHtml(town, town)}!`)
    const page = 'http://makao.test/a'
    assert.equal(linkedHtml(`(see ${page}).`), `(see ${linkHtml(page, page)}).`)
  })

  test('are those that the screens link', async () => {
    const withWebLinks = await screens()
    const shown = (text: string) =>
      withWebLinks(text)
        .map((part) => (part.href ? linkHtml(part.text, part.href) : string.escapeHTML(part.text)))
        .join('')
    fc.assert(
      fc.property(texts, (text) => shown(text) === linkedHtml(text)),
      { numRuns: 1000 }
    )
  })
})
