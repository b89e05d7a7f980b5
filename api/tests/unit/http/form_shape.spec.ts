import { test } from '@japa/runner'
import { isReasonableForm } from '#http/form_shape'

function listOf(length: number) {
  const list: string[] = []
  list[length - 1] = 'wifi'
  return list
}

function tower(height: number) {
  let top: Record<string, unknown> = { a: 'x' }
  for (let floor = 0; floor < height; floor++) top = { a: top }
  return top
}

test.group('The shape of a form', () => {
  test('is fine for what our forms send', ({ assert }) => {
    assert.isTrue(isReasonableForm({}))
    assert.isTrue(
      isReasonableForm({
        title: 'x',
        empty: null,
        address: { street: 'y' },
        amenities: ['wifi', 'pool'],
        captions: listOf(8),
        images: [new Date()],
      })
    )
    assert.isTrue(isReasonableForm({ amenities: listOf(200) }))
  })

  test('is not for lists and towers nobody could work with', ({ assert }) => {
    assert.isFalse(isReasonableForm({ amenities: listOf(201) }))
    assert.isFalse(isReasonableForm({ amenities: listOf(4_294_967_295) }))
    assert.isFalse(isReasonableForm({ address: { lines: listOf(1_000_000) } }))
    assert.isFalse(isReasonableForm(tower(5)))
    assert.isFalse(isReasonableForm(tower(100_000)))
  })
})
