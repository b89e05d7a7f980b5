import assert from 'node:assert/strict'
import { day } from '../support/dates.ts'
import { pictures } from '../support/pictures.ts'
import { ask, type Release } from './releases.ts'

/** A place and a stay there, each step by one of the two. */
export class Stay {
  readonly title: string
  property = 0
  booking = 0

  constructor(title: string) {
    this.title = title
  }

  async list(release: Release) {
    const form = new FormData()
    const fields = {
      'title': this.title,
      'description': 'Two rooms under a palm roof, ten steps from the water.',
      'price': '6500',
      'isActive': 'true',
      'address[street]': 'Creek Road 3',
      'address[area]': 'Mnarani',
      'address[city]': 'Kilifi',
      'address[county]': 'Kilifi',
      'address[postalCode]': '80108',
    }
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    for (const { name: file, mimeType, buffer } of pictures(1))
      form.append('images', new File([new Uint8Array(buffer)], file, { type: mimeType }))
    const { _id: id } = await ask(release, 'host', 'POST', 'properties', form)
    this.property = id
  }

  setPrices(release: Release, prices: Record<string, number>) {
    return ask(release, 'host', 'PUT', `properties/${this.property}/prices`, prices)
  }

  /** By what the stay costs, which search rows tell. */
  async isFound(release: Release) {
    for (const sort of ['price', '-price']) {
      const asked = new URLSearchParams({
        search: this.title,
        checkIn: day(30),
        checkOut: day(33),
        guests: '2',
        sort,
      })
      const found = await ask(release, null, 'GET', `properties?${asked}`)
      const titles = found.map(({ title }: { title: string }) => title)
      assert.ok(titles.includes(this.title), `${this.title} is found by the ${release} release`)
    }
  }

  async reserve(release: Release) {
    const { _id: id } = await ask(release, 'guest', 'POST', 'bookings', {
      property: this.property,
      checkIn: day(0),
      checkOut: day(1),
      guests: { adults: 2, children: 0 },
    })
    this.booking = id
  }

  approve = (release: Release) => this.#step(release, 'approve')
  checkIn = (release: Release) => this.#step(release, 'checkin')
  checkOut = (release: Release) => this.#step(release, 'checkout')

  async pay(release: Release) {
    const path = `bookings/${this.booking}/payment`
    const { paymentIntentId } = await ask(release, 'guest', 'POST', path, { token: 'sim_paid' })
    await ask(release, 'guest', 'POST', `${path}/confirm`, { paymentIntentId })
    const { paymentStatus } = await ask(release, 'guest', 'GET', `bookings/${this.booking}`)
    assert.equal(paymentStatus, 'paid')
  }

  review(release: Release) {
    return ask(release, 'guest', 'POST', 'reviews', {
      property: this.property,
      booking: this.booking,
      title: this.title,
      rating: 4,
      text: 'The lamps were on when we came, and the bed was as good as the view.',
      ratings: {
        cleanliness: 5,
        communication: 5,
        checkIn: 4,
        accuracy: 4,
        location: 5,
        value: 4,
      },
    })
  }

  async isReviewed(release: Release) {
    const { totalReviews } = await ask(release, null, 'GET', `properties/${this.property}`)
    assert.equal(totalReviews, 1)
  }

  #step(release: Release, step: 'approve' | 'checkin' | 'checkout') {
    return ask(release, 'host', 'PUT', `bookings/${this.booking}/${step}`, {})
  }
}
