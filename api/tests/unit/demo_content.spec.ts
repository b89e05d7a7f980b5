import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isCatalogueAmenity, slugifyAmenity } from '#domain/amenities'
import { DEMO_DOMAINS } from '#domain/demo'
import { areaNamed } from '#domain/kenya/areas'
import { isKenyanPhone } from '#domain/kenya/phones'
import { townNamed } from '#domain/kenya/towns'
import { toKes, toMinor } from '#domain/money'
import { PROPERTY_TYPE_SLUGS } from '#domain/property_types'
import { ratesOn } from '#domain/rates'
import { readDemo } from '#database/demo/folder'

const { people, properties, reviews, contacts } = await readDemo(app.makePath('../demo'))
const hosts = people.filter(({ role }) => role === 'host')
const guests = people.filter(({ role }) => role === 'guest')

/** Quarters of small towns which the lists of the product do not name. */
const OWN_QUARTERS = ['Town Centre', 'Kiawarigi', 'Birikani', 'Chagaik', 'Nyanchwa']

function assertUnique(values: readonly unknown[]) {
  if (new Set(values).size !== values.length) throw new Error('a value occurs twice')
}

test.group('Demo people', () => {
  test('there are an admin, eight hosts and twenty-five guests, the demo accounts first', ({
    assert,
  }) => {
    const admins = people.filter(({ role }) => role === 'admin')
    assert.deepEqual(
      admins.map(({ email }) => email),
      ['admin@makao.test']
    )
    assert.lengthOf(hosts, 8)
    assert.equal(hosts[0].email, 'host@makao.test')
    assert.lengthOf(guests, 25)
    assert.equal(guests[0].email, 'guest@makao.test')
  })

  test('everybody is known as of the demo by their address', ({ assert }) => {
    for (const { email } of people) assert.include(DEMO_DOMAINS, email.split('@')[1])
  })

  test('everybody has an address and a Kenyan number of their own, and a town we know', ({
    assert,
  }) => {
    assertUnique(people.map(({ email }) => email))
    assertUnique(people.map(({ phone }) => phone))
    assertUnique(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
    for (const { email, phone, town, bio, dateOfBirth } of people) {
      assert.match(email, /^[a-z.]+@(makao\.test|example\.com)$/)
      assert.isTrue(isKenyanPhone(phone), phone)
      assert.isNotNull(townNamed(town), town)
      assert.isAtMost(bio?.length ?? 0, 500)
      assert.match(dateOfBirth, /^(19|20)\d\d-\d\d-\d\d$/)
    }
  })
})

test.group('Demo properties', () => {
  test('there are at least 64, of all types, in at least 14 towns', ({ assert }) => {
    assert.isAtLeast(properties.length, 64)
    assert.isAtLeast(new Set(properties.map(({ town }) => town)).size, 14)
    assert.sameMembers([...new Set(properties.map(({ type }) => type))], [...PROPERTY_TYPE_SLUGS])
    assert.sameMembers(
      [...new Set(properties.map(({ host }) => host))],
      hosts.map(({ email }) => email)
    )
    assertUnique(properties.map(({ slug }) => slug))
    assertUnique(properties.map(({ title }) => title))
    assertUnique(properties.flatMap(({ description }) => description))
  })

  test('some wait for verification and one or two are inactive', ({ assert }) => {
    assert.isAbove(properties.filter(({ verified }) => !verified).length, 5)
    assert.oneOf(properties.filter(({ active }) => !active).length, [1, 2])
  })

  test('each keeps the limits of the form', ({ assert }) => {
    for (const property of properties) {
      const { slug, title, description, bedrooms, bathrooms, maxGuests } = property
      assert.isTrue(title.length >= 5 && title.length <= 100, slug)
      const { length } = description.join('\n\n')
      assert.isTrue(length >= 20 && length <= 2000, slug)
      assert.isAtLeast(description.length, 2, slug)
      assert.isTrue(Number.isInteger(bedrooms) && bedrooms >= 0 && bedrooms <= 10, slug)
      assert.isTrue(Number.isInteger(bathrooms * 2) && bathrooms >= 1 && bathrooms <= 10, slug)
      assert.isTrue(Number.isInteger(maxGuests) && maxGuests >= 1 && maxGuests <= 20, slug)
      assert.match(property.postalCode, /^\d{5}$/)
      assert.isNotEmpty(property.street)
      assert.isNotEmpty(property.houseRules)
    }
  })

  test('each lies in a town, a county and an area we know', ({ assert }) => {
    for (const { slug, town, county, area } of properties) {
      assert.equal(townNamed(town)?.county, county, slug)
      assert.isTrue(areaNamed(town, area) !== null || OWN_QUARTERS.includes(area), slug)
    }
  })

  test('prices are between 2,500 and 75,000 shillings a night', ({ assert }) => {
    const { kesPerUnit } = ratesOn('2026-01-01')
    for (const { slug, price, currency } of properties) {
      const shillings = toKes(toMinor(price), kesPerUnit[currency]) / 100
      assert.isTrue(shillings >= 2500 && shillings <= 75_000, `${slug}: ${shillings}`)
    }
  })

  test('amenities are slugs, most of them of the catalogue', ({ assert }) => {
    for (const { slug, amenities } of properties) {
      assertUnique(amenities)
      for (const amenity of amenities) assert.equal(slugifyAmenity(amenity), amenity)
      const own = amenities.filter((amenity) => !isCatalogueAmenity(amenity))
      assert.isAtMost(own.length, 2, slug)
    }
  })
})

test.group('Demo words', () => {
  test('reviews keep their limits, do not repeat, and some are critical', ({ assert }) => {
    assert.isAtLeast(reviews.length, 120)
    assertUnique(reviews.map(({ title }) => title))
    assertUnique(reviews.map(({ text }) => text))
    for (const { title, text, rating, ratings, response } of reviews) {
      assert.isTrue(title.length >= 5 && title.length <= 100, title)
      assert.isTrue(text.length >= 10 && text.length <= 1000, title)
      for (const value of [rating, ...Object.values(ratings)])
        assert.include([1, 2, 3, 4, 5], value)
      if (response !== null) assert.isAbove(response.trim().length, 0)
    }
    assert.isAtLeast(reviews.filter(({ rating }) => rating <= 3).length, 15)
    assert.isAtLeast(reviews.filter(({ response }) => response).length, 30)
  })

  test('there are twelve messages a form would accept', ({ assert }) => {
    assert.lengthOf(contacts, 12)
    for (const { fullName, phone, subject, message } of contacts) {
      assert.isTrue(fullName.length >= 2 && fullName.length <= 100)
      assert.isTrue(isKenyanPhone(phone))
      assert.isTrue(subject.length >= 5 && subject.length <= 100)
      assert.isTrue(message.length >= 10 && message.length <= 1000)
    }
  })
})

test.group('Demo pictures', () => {
  test('every property has five, each with its words', ({ assert }) => {
    assertUnique(properties.flatMap(({ pictures }) => pictures.map(({ file }) => file)))
    for (const { pictures, slug } of properties) {
      assert.lengthOf(pictures, 5, slug)
      for (const { caption, alt } of pictures) {
        assert.isTrue(caption.length >= 5 && caption.length <= 120, caption)
        assert.isTrue(alt.length >= 20 && alt.length <= 250, alt)
      }
    }
  })
})
