import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  MAX_PHOTO_BYTES,
  MAX_PROPERTY_PHOTOS,
  photoFault,
  ruleBrokenByOriginal,
} from '@makao/shared/uploads/photo-limits'
import { avatarAddress } from '@makao/shared/uploads/avatar-address'
import { squareWithin } from '@makao/shared/uploads/crop-square'
import { asJpeg, fitInto, sideFor } from '@makao/shared/uploads/shrink-photo'

const photo = (changes = {}) => ({ name: 'a.jpg', type: 'image/jpeg', size: 1000, ...changes })
const room = { max: MAX_PROPERTY_PHOTOS }

describe('What may be sent', () => {
  it('is eight JPEG, PNG or WebP pictures of 5 MB', () => {
    const types = ['image/jpeg', 'image/png', 'image/webp']
    const eight = Array.from({ length: 8 }, (_, index) => photo({ type: types[index % 3] }))
    assert.equal(photoFault(eight, room), null)
    assert.equal(photoFault([photo({ size: MAX_PHOTO_BYTES })], room), null)
  })

  it('is ten times as large where it is made smaller first', () => {
    const most = 10 * MAX_PHOTO_BYTES
    assert.equal(ruleBrokenByOriginal(photo({ size: most })), null)
    assert.equal(ruleBrokenByOriginal(photo({ size: most + 1 })), 'size')
    assert.equal(ruleBrokenByOriginal(photo({ type: 'text/plain' })), 'type')
  })

  it('says how many more there may be', () => {
    const fault = photoFault([photo(), photo()], { ...room, current: 7 })
    assert.deepEqual(fault, { rule: 'count', max: 8, current: 7, more: 1 })
    assert.deepEqual(photoFault([photo()], { ...room, current: 9 }), {
      rule: 'count',
      max: 8,
      current: 9,
      more: 0,
    })
  })

  it('names the file that is too large or no picture', () => {
    const film = photo({ name: 'film.mp4', type: 'video/mp4' })
    assert.deepEqual(photoFault([photo(), film], room), { rule: 'type', file: film })
    const large = photo({ size: MAX_PHOTO_BYTES + 1 })
    assert.deepEqual(photoFault([large], room), { rule: 'size', file: large })
    assert.equal(photoFault([photo({ type: '' })], room)?.rule, 'type')
    assert.equal(photoFault([photo({ type: 'image/svg+xml' })], room)?.rule, 'type')
  })
})

describe('Making a picture smaller', () => {
  it('keeps its shape and never enlarges it', () => {
    assert.deepEqual(fitInto({ width: 4000, height: 3000 }, 2400), { width: 2400, height: 1800 })
    assert.deepEqual(fitInto({ width: 3000, height: 4000 }, 1600), { width: 1200, height: 1600 })
    assert.deepEqual(fitInto({ width: 800, height: 600 }, 2400), { width: 800, height: 600 })
    assert.deepEqual(fitInto({ width: 20_000, height: 3 }, 2400), { width: 2400, height: 1 })
  })

  it('goes further where data is to be saved', () => {
    assert.equal(sideFor({}), 2400)
    assert.equal(sideFor({ effectiveType: '4g' }), 2400)
    assert.equal(sideFor({ saveData: true, effectiveType: '4g' }), 1600)
    assert.equal(sideFor({ effectiveType: 'slow-2g' }), 1600)
  })

  it('lets the name say what it is', () => {
    assert.equal(asJpeg('IMG_2211.PNG'), 'IMG_2211.jpg')
    assert.equal(asJpeg('sunset.at.lamu.webp'), 'sunset.at.lamu.jpg')
    assert.equal(asJpeg('.png'), 'photo.jpg')
  })
})

describe('Cutting out a square', () => {
  it('stays inside the picture, however a cropper rounds', () => {
    const picture = { width: 300, height: 200 }
    assert.deepEqual(squareWithin({ x: 50, y: 0, width: 200, height: 200 }, picture), {
      x: 50,
      y: 0,
      width: 200,
      height: 200,
    })
    assert.deepEqual(squareWithin({ x: -1, y: 1, width: 200, height: 200 }, picture), {
      x: 0,
      y: 1,
      width: 199,
      height: 199,
    })
  })
})

describe('Somebody’s picture', () => {
  const avatar = '/uploads/avatars/3f9c/original.webp'

  it('is asked for in the size it is shown', () => {
    assert.equal(avatarAddress(avatar, 40), '/uploads/avatars/3f9c/96.webp')
    assert.equal(avatarAddress(avatar, 64), '/uploads/avatars/3f9c/256.webp')
    assert.equal(avatarAddress(avatar, 160), avatar)
  })

  it('is left as it is when it is no picture of ours, and null when there is none', () => {
    assert.equal(avatarAddress('/pictures/me.jpg', 40), '/pictures/me.jpg')
    assert.equal(avatarAddress('no-photo.jpg', 40), null)
    assert.equal(avatarAddress(null, 40), null)
  })
})
