import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { UserFactory } from '#database/factories/user_factory'
import type Booking from '#models/booking'
import Review from '#models/review'
import type User from '#models/user'
import { MAX_PHOTO_BYTES } from '#services/photos/photo_rules'
import { hostileFiles } from '#tests/helpers/hostile_files'
import { leftovers, photographAsJpeg, plain } from '#tests/helpers/pictures'
import { finishedStay, formOf } from '#tests/helpers/reviews'

type Upload = { bytes: Buffer; name?: string; type?: string }

function send(
  client: ApiClient,
  guest: User,
  booking: Booking,
  photos: Upload[],
  changes: Record<string, unknown> = { photoConsent: 'true' }
) {
  const request = client
    .post('/api/v1/reviews')
    .loginAs(guest)
    .fields(formOf(booking, changes) as Record<string, string>)
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of photos) {
    request.file('images', bytes, { filename: name, contentType: type })
  }
  return request
}

const ONE_OF_EACH_KIND = [/PDF/, /20,000/, /60,000 × 2/, /no size/, /PHP/]

test.group('A review with photos', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('carries them in the order in which they were sent, with variants', async ({
    client,
    assert,
  }) => {
    const { guest, booking } = await finishedStay()
    const sizes = [
      { width: 800, height: 500 },
      { width: 100, height: 90 },
    ]
    const photos = await Promise.all(sizes.map(photographAsJpeg))
    const response = await send(
      client,
      guest,
      booking,
      photos.map((bytes) => ({ bytes }))
    )
    response.assertStatus(201)
    const review = await Review.findByOrFail('booking_id', booking.id)
    const images = await review.related('images').query().orderBy('position')
    response.assertBodyContains({
      data: {
        images: [
          {
            _id: images[0].id,
            url: `/uploads/${images[0].key}`,
            width: 800,
            height: 500,
            variants: { widths: [320, 720], formats: ['avif', 'webp'] },
          },
          { url: `/uploads/${images[1].key}`, width: 100, height: 90, variants: null },
        ],
      },
    })
    for (const { key } of images) assert.isTrue(await drive.use().exists(key))
    const { received } = await leftovers('reviews')
    assert.equal(received, 0)
  })

  test('has words for each of them', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const bytes = await plain({ width: 80, height: 80 }).png().toBuffer()
    const words = {
      'captions[0]': '  The balcony ',
      'captions[1]': '',
      'alts[0]': 'Two chairs and a table above the sea',
    }
    const changes = { photoConsent: 'true', ...words }
    const response = await send(client, guest, booking, [{ bytes }, { bytes }], changes)
    response.assertStatus(201)
    const { images } = response.body().data
    assert.deepEqual(
      images.map(({ caption, alt }: Record<string, string | null>) => [caption, alt]),
      [
        ['The balcony', 'Two chairs and a table above the sea'],
        [null, null],
      ]
    )
  })

  test('is written once, however often a broken line repeats it', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const bytes = await plain({ width: 80, height: 80 }).png().toBuffer()
    const repeat = () =>
      send(client, guest, booking, [{ bytes }]).header('Idempotency-Key', 'a-review-over-2g')
    const first = await repeat()
    first.assertStatus(201)
    const before = await leftovers('reviews')
    const second = await repeat()
    second.assertStatus(201)
    assert.deepEqual(second.body().data, first.body().data)
    assert.deepEqual(await leftovers('reviews'), before)

    const another = await send(client, guest, booking, [{ bytes }])
    another.assertStatus(409)
  })

  test('asks for no consent, but keeps what was said about it', async ({ client, assert }) => {
    const bytes = await photographAsJpeg({ width: 300, height: 200 })
    const kept = async (changes: object) => {
      const { guest, booking } = await finishedStay()
      const response = await send(client, guest, booking, [{ bytes }], { ...changes })
      response.assertStatus(201)
      const review = await Review.findByOrFail('booking_id', booking.id)
      return review.photoConsent
    }
    assert.isNull(await kept({}))
    assert.isTrue(await kept({ photoConsent: 'true' }))
  })

  test('are refused when somebody in them objects', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    const bytes = await photographAsJpeg({ width: 300, height: 200 })
    const response = await send(client, guest, booking, [{ bytes }], { photoConsent: 'false' })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'photoConsent', rule: 'accepted' }] })
    assert.deepEqual(await leftovers('reviews'), before)
    const without = await send(client, guest, booking, [], { photoConsent: 'false' })
    without.assertStatus(201)
  })

  test('has five at most', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    const bytes = await plain({ width: 80, height: 80 }).png().toBuffer()
    const six = await send(client, guest, booking, Array(6).fill({ bytes }))
    six.assertStatus(422)
    six.assertBodyContains({ message: 'You can only upload a maximum of 5 images.' })
    assert.deepEqual(await leftovers('reviews'), before)

    const five = await send(client, guest, booking, Array(5).fill({ bytes }))
    five.assertStatus(201)
  })

  test('takes none over 5 MB', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    const small = await plain({ width: 80, height: 80 }).png().toBuffer()
    const large = Buffer.concat([small, Buffer.alloc(MAX_PHOTO_BYTES)])
    const response = await send(client, guest, booking, [{ bytes: small }, { bytes: large }])
    response.assertStatus(422)
    response.assertBodyContains({
      message: 'Some images are too large. Please upload images smaller than 5MB.',
      errors: [{ field: 'images' }],
    })
    assert.deepEqual(await leftovers('reviews'), before)
  })

  test('does not care what a file calls itself', async ({ client, assert }) => {
    const bytes = await plain({ width: 80, height: 80 }).png().toBuffer()
    const names = [
      '../../../../etc/passwd.jpg',
      '..\\..\\windows\\win.ini',
      'photo.jpg\u0000.php',
      'photo.php',
      '"; rm -rf /; ".jpg',
      `${'long'.repeat(500)}.jpg`,
      '<script>alert(1)</script>.jpg',
    ]
    for (const name of names) {
      const { guest, booking } = await finishedStay()
      const response = await send(client, guest, booking, [{ bytes, name, type: 'text/html' }])
      response.assertStatus(201)
      const review = await Review.findByOrFail('booking_id', booking.id)
      const image = await review.related('images').query().firstOrFail()
      assert.match(image.key, /^reviews\/[0-9a-f]{24}\/original\.webp$/)
      assert.isNull(image.caption)
    }
  })

  test('is refused with hostile files, and nothing stays behind', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    // All of them are refused in unit/photos/hostile_files.spec.ts.
    const all = await hostileFiles()
    for (const kind of ONE_OF_EACH_KIND) {
      const { title, name, bytes } = all.find((file) => kind.test(file.title))!
      await limiter.clear(['memory'])
      /** The worker gives way to everything else on the machine; a bomb that went off would take far longer. */
      const started = performance.now()
      const response = await send(client, guest, booking, [{ bytes, name }])
      assert.equal(response.status(), 422, title)
      assert.isBelow(performance.now() - started, 5000, title)
    }
    assert.deepEqual(await leftovers('reviews'), before)
    assert.isNull(await Review.findBy('booking_id', booking.id))
  }).tags(['@anyEngine'])

  test('stores nothing of people who may not write it', async ({ client, assert }) => {
    const { booking } = await finishedStay()
    const before = await leftovers('reviews')
    const bytes = await photographAsJpeg({ width: 300, height: 200 })
    const stranger = await send(client, await UserFactory.create(), booking, [{ bytes }])
    stranger.assertStatus(404)
    const anonymous = await client
      .post('/api/v1/reviews')
      .fields(formOf(booking) as Record<string, string>)
      .file('images', bytes, { filename: 'a.jpg' })
    anonymous.assertStatus(401)
    assert.deepEqual(await leftovers('reviews'), before)
  })

  test('broken forms are told so, and leave no file', async ({ client, assert }) => {
    const { guest } = await finishedStay()
    const before = await leftovers('reviews')
    for (let form = 0; form < 10; form++) {
      const cut = await client
        .post('/api/v1/reviews')
        .loginAs(guest)
        .header('content-type', 'multipart/form-data; boundary=x')
        .setup(
          (request) =>
            void request.request.send(
              '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf'
            )
        )
      cut.assertStatus(400)
    }
    assert.deepEqual(await leftovers('reviews'), before)
  })

  test('files sent where none are taken are not even read', async ({ client, assert }) => {
    const before = await leftovers('reviews')
    const response = await client
      .post('/api/v1/auth/login')
      .file('images', Buffer.alloc(100_000, 1), { filename: 'a.jpg' })
    response.assertStatus(415)
    assert.deepEqual(await leftovers('reviews'), before)
  })
})
