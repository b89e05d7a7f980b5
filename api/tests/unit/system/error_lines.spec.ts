import { test } from '@japa/runner'
import { tellableLine } from '#domain/error_lines'

test.group('The line of an error that is shown', () => {
  test('{given}')
    .with([
      { given: null, told: null },
      { given: '', told: null },
      { given: 'connect ECONNREFUSED 127.0.0.1:25', told: 'connect ECONNREFUSED 127.0.0.1:25' },
      { given: 'first line\n    at a.ts:1', told: 'first line' },
      {
        given: '550 5.1.1 <amina@example.com>: Recipient address rejected',
        told: '550 5.1.1 ••• Recipient address rejected',
      },
      {
        given: "insert into `users` (`name`) values ('Amina - Wanjiru') - SQLITE_BUSY: locked",
        told: 'SQLITE_BUSY: locked',
      },
      {
        given:
          "insert into messages values ('Dear Amina\nWanjiru') - SQLITE_BUSY: locked\n at a.ts",
        told: 'SQLITE_BUSY: locked',
      },
      { given: "update users set name = 'Amina'", told: '•••' },
      {
        given: 'null value in column "guest_id" of relation "bookings"',
        told: 'null value in column "guest_id" of relation "bookings"',
      },
      { given: '"Amina Wanjiru" is not known', told: '••• is not known' },
      { given: 'called +254 712 345 678 in vain', told: 'called +••• in vain' },
      {
        given: 'https://airbnb.example/calendar/ical/77.ics?s=secret answered 500',
        told: 'https://airbnb.example answered 500',
      },
      { given: 'x'.repeat(300), told: `${'x'.repeat(199)}…` },
    ])
    .run(({ assert }, { given, told }) => assert.equal(tellableLine(given), told))
})
