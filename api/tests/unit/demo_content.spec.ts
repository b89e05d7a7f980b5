import { test } from '@japa/runner'
import { isCatalogueAmenity, slugifyAmenity } from '#domain/amenities'
import { areaNamed } from '#domain/kenya/areas'
import { isKenyanPhone } from '#domain/kenya/phones'
import { townNamed } from '#domain/kenya/towns'
import { toKes, toMinor } from '#domain/money'
import { PROPERTY_TYPE_SLUGS } from '#domain/property_types'
import { ratesOn } from '#domain/rates'
import { demoContacts } from '#database/seeders/demo/contacts'
import { demoPeople } from '#database/seeders/demo/people'
import { drawAvatar, drawScene, picturePlanFor } from '#database/seeders/demo/pictures/index'
import { PLACES } from '#database/seeders/demo/pictures/core/scene'
import { TIMES } from '#database/seeders/demo/pictures/core/light'
import { KINDS } from '#database/seeders/demo/pictures/scenes/request'
import { demoProperties } from '#database/seeders/demo/properties'
import { demoReviews } from '#database/seeders/demo/reviews'

const everybody = [demoPeople.admin, ...demoPeople.hosts, ...demoPeople.guests]

/** Quarters of small towns which the lists of the product do not name. */
const OWN_QUARTERS = ['Town Centre', 'Kiawarigi', 'Birikani', 'Chagaik', 'Nyanchwa']

function assertUnique(values: readonly unknown[]) {
  if (new Set(values).size !== values.length) throw new Error('a value occurs twice')
}

test.group('Demo people', () => {
  test('there are an admin, eight hosts and twenty-five guests, the demo accounts first', ({
    assert,
  }) => {
    assert.equal(demoPeople.admin.email, 'admin@makao.test')
    assert.lengthOf(demoPeople.hosts, 8)
    assert.equal(demoPeople.hosts[0].email, 'host@makao.test')
    assert.lengthOf(demoPeople.guests, 25)
    assert.equal(demoPeople.guests[0].email, 'guest@makao.test')
    for (const { role } of demoPeople.hosts) assert.equal(role, 'host')
    for (const { role } of demoPeople.guests) assert.equal(role, 'guest')
  })

  test('everybody has an address and a Kenyan number of their own, and a town we know', ({
    assert,
  }) => {
    assertUnique(everybody.map(({ email }) => email))
    assertUnique(everybody.map(({ phone }) => phone))
    assertUnique(everybody.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
    for (const { email, phone, town, bio, dateOfBirth } of everybody) {
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
    assert.isAtLeast(demoProperties.length, 64)
    assert.isAtLeast(new Set(demoProperties.map(({ town }) => town)).size, 14)
    assert.sameMembers(
      [...new Set(demoProperties.map(({ type }) => type))],
      [...PROPERTY_TYPE_SLUGS]
    )
    assert.sameMembers(
      [...new Set(demoProperties.map(({ host }) => host))],
      demoPeople.hosts.map((_, index) => index)
    )
    assertUnique(demoProperties.map(({ slug }) => slug))
    assertUnique(demoProperties.map(({ title }) => title))
    assertUnique(demoProperties.map(({ description }) => description))
  })

  test('some wait for verification and one or two are inactive', ({ assert }) => {
    assert.isAbove(demoProperties.filter(({ verified }) => !verified).length, 5)
    assert.oneOf(demoProperties.filter(({ active }) => !active).length, [1, 2])
  })

  test('each keeps the limits of the form', ({ assert }) => {
    for (const property of demoProperties) {
      const { slug, title, description, bedrooms, bathrooms, maxGuests } = property
      assert.isTrue(title.length >= 5 && title.length <= 100, slug)
      assert.isTrue(description.length >= 20 && description.length <= 2000, slug)
      assert.isTrue(description.split('\n\n').length >= 2, slug)
      assert.isTrue(Number.isInteger(bedrooms) && bedrooms >= 0 && bedrooms <= 10, slug)
      assert.isTrue(Number.isInteger(bathrooms * 2) && bathrooms >= 1 && bathrooms <= 10, slug)
      assert.isTrue(Number.isInteger(maxGuests) && maxGuests >= 1 && maxGuests <= 20, slug)
      assert.match(property.postalCode, /^\d{5}$/)
      assert.isNotEmpty(property.street)
      assert.isNotEmpty(property.houseRules)
    }
  })

  test('each lies in a town, a county and an area we know', ({ assert }) => {
    for (const { slug, town, county, area } of demoProperties) {
      assert.equal(townNamed(town)?.county, county, slug)
      assert.isTrue(areaNamed(town, area) !== null || OWN_QUARTERS.includes(area), slug)
    }
  })

  test('prices are between 2,500 and 75,000 shillings a night', ({ assert }) => {
    const { kesPerUnit } = ratesOn('2026-01-01')
    for (const { slug, price, currency } of demoProperties) {
      const shillings = toKes(toMinor(price), kesPerUnit[currency]) / 100
      assert.isTrue(shillings >= 2500 && shillings <= 75_000, `${slug}: ${shillings}`)
    }
  })

  test('amenities are slugs, most of them of the catalogue', ({ assert }) => {
    for (const { slug, amenities } of demoProperties) {
      assertUnique(amenities)
      for (const amenity of amenities) assert.equal(slugifyAmenity(amenity), amenity)
      const own = amenities.filter((amenity) => !isCatalogueAmenity(amenity))
      assert.isAtMost(own.length, 2, slug)
    }
  })
})

test.group('Demo words', () => {
  test('reviews keep their limits, do not repeat, and some are critical', ({ assert }) => {
    assert.isAtLeast(demoReviews.length, 120)
    assertUnique(demoReviews.map(({ title }) => title))
    assertUnique(demoReviews.map(({ text }) => text))
    for (const { title, text, rating, ratings, response } of demoReviews) {
      assert.isTrue(title.length >= 5 && title.length <= 100, title)
      assert.isTrue(text.length >= 10 && text.length <= 1000, title)
      for (const value of [rating, ...Object.values(ratings)])
        assert.include([1, 2, 3, 4, 5], value)
      if (response !== null) assert.isAbove(response.trim().length, 0)
    }
    assert.isAtLeast(demoReviews.filter(({ rating }) => rating <= 3).length, 15)
    assert.isAtLeast(demoReviews.filter(({ response }) => response).length, 30)
  })

  test('there are twelve messages a form would accept', ({ assert }) => {
    assert.lengthOf(demoContacts, 12)
    for (const { fullName, phone, subject, message } of demoContacts) {
      assert.isTrue(fullName.length >= 2 && fullName.length <= 100)
      assert.isTrue(isKenyanPhone(phone))
      assert.isTrue(subject.length >= 5 && subject.length <= 100)
      assert.isTrue(message.length >= 10 && message.length <= 1000)
    }
  })
})

test.group('Demo pictures', () => {
  test('every property gets five, the house first, each with its words', ({ assert }) => {
    for (const property of demoProperties) {
      const plan = picturePlanFor(property)
      assert.lengthOf(plan, 5)
      assert.equal(plan[0].request.kind, 'exterior')
      assert.deepEqual(
        plan.map(({ isPrimary }) => isPrimary),
        [true, false, false, false, false]
      )
      assertUnique(plan.map(({ request }) => `${request.kind} ${request.take}`))
      for (const { caption, alt } of plan) {
        assert.isTrue(caption.length >= 5 && caption.length <= 120, caption)
        assert.isTrue(alt.length >= 20 && alt.length <= 250, alt)
      }
    }
  })

  test('the same request gives the same drawing, another property another one', ({ assert }) => {
    const drawn = new Set<string>()
    for (const property of demoProperties.slice(0, 8)) {
      const [{ request }] = picturePlanFor(property)
      assert.equal(drawScene(request), drawScene({ ...request }))
      drawn.add(drawScene(request))
    }
    assert.equal(drawn.size, 8)
    assert.equal(drawAvatar('njeri'), drawAvatar('njeri'))
    assert.notEqual(drawAvatar('njeri'), drawAvatar('brian'))
  })

  test('every kind of scene can be drawn everywhere at any hour, without text', ({ assert }) => {
    PLACES.forEach((place, i) => {
      KINDS.forEach((kind, j) => {
        const time = TIMES[(i + j) % TIMES.length]
        const type = PROPERTY_TYPE_SLUGS[(i * 3 + j) % PROPERTY_TYPE_SLUGS.length]
        const svg = drawScene({ seed: `${place} ${kind}`, kind, place, time, type })
        assert.match(svg, /^<svg [^>]*width="1600" height="1200"/)
        assert.notMatch(svg, /<text|NaN|undefined|Infinity/)
      })
    })
  })
})
