import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AuditEvent from '#models/audit_event'
import { photographAsJpeg } from '#tests/helpers/pictures'
import { finishedStay, formOf } from '#tests/helpers/reviews'

test.group('The trail of a review', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('tells stars and numbers, never the words of the guest', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const made = await client
      .post('/api/v1/reviews')
      .loginAs(guest)
      .fields(formOf(booking, { photoConsent: 'true' }) as Record<string, string>)
      .file('images', await photographAsJpeg({ width: 120, height: 90 }), { filename: 'a.jpg' })
    const { _id: id, images, text } = made.body().data
    const photoId = images[0]._id
    await client.delete(`/api/v1/reviews/${id}/photos/${photoId}`).loginAs(guest)
    await client
      .put(`/api/v1/reviews/${id}`)
      .json({
        title: 'Baraka snores',
        text: 'My neighbour is called Baraka and he snores.',
        rating: 3,
      })
      .loginAs(guest)

    const events = await AuditEvent.query()
      .where({ subject_type: 'review', subject_id: id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId, before, after }) => ({ action, actorId, before, after })),
      [
        {
          action: 'review.written',
          actorId: guest.id,
          before: null,
          after: { rating: 5, propertyId: booking.propertyId, photos: 1 },
        },
        {
          action: 'review.photoRemoved',
          actorId: guest.id,
          before: { photoId },
          after: null,
        },
        {
          action: 'review.edited',
          actorId: guest.id,
          before: { rating: 5, titleText: '•••', text: '•••' },
          after: { rating: 3, titleText: '•••', text: '•••' },
        },
      ]
    )
    const log = JSON.stringify(events)
    for (const words of [text, 'Baraka']) assert.notInclude(log, words)
  })
})
