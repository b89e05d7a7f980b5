import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { addBooking } from '#actions/bookings/add_booking'
import { addFeed } from '#actions/calendars/add_feed'
import { removeFeed } from '#actions/calendars/remove_feed'
import { endCalendarLink, renewCalendarLink } from '#actions/calendars/renew_calendar_link'
import { inviteHelper } from '#actions/helping/invite_helper'
import { addPhotos } from '#actions/properties/add_photos'
import { choosePrimaryPhoto } from '#actions/properties/choose_primary_photo'
import { deleteProperty } from '#actions/properties/delete_property'
import { editPhoto } from '#actions/properties/edit_photo'
import { orderPhotos } from '#actions/properties/order_photos'
import { removePhoto } from '#actions/properties/remove_photo'
import { setPrices } from '#actions/properties/set_prices'
import { setStayRules } from '#actions/properties/set_stay_rules'
import { updateProperty } from '#actions/properties/update_property'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import CalendarFeed from '#models/calendar_feed'
import type Property from '#models/property'
import User from '#models/user'
import { findListing } from '#queries/properties/find_listing'
import { day } from '#tests/helpers/days'
import { picture } from '#tests/helpers/listings'

const STAY = {
  checkIn: day(40),
  checkOut: day(42),
  guests: { adults: 1, children: 0, pets: 0 },
  guest: { firstName: 'Wafula', lastName: null, phone: null, email: null },
  total: null,
  isPaid: false,
  hostNotes: null,
}

const photo = async () => ({ source: await picture(), caption: null, alt: null })

const feedOf = (propertyId: number) =>
  CalendarFeed.create({
    propertyId,
    name: 'Airbnb',
    sealedUrl: 'sealed',
    host: 'www.airbnb.com',
    state: 'new',
    failures: 0,
    held: 0,
    nextAt: DateTime.utc(),
  })

test.group(
  'Whoever gave a property to another host, and was let in before, is too late',
  (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

    test('to {what}')
      .with([
        {
          what: 'invite a helper',
          act: (place: Property, host: User) =>
            inviteHelper(place, host, { email: 'wafula@example.com', calendar: true }),
        },
        {
          what: 'renew the address of its calendar',
          act: ({ id }: Property, host: User) => renewCalendarLink(id, host),
        },
        {
          what: 'end the address of its calendar',
          act: ({ id }: Property, host: User) => endCalendarLink(id, host),
        },
        {
          what: 'follow a calendar',
          act: ({ id }: Property, host: User) =>
            addFeed(id, host, {
              name: 'Airbnb',
              url: 'https://www.airbnb.com/calendar/ical/1.ics',
            }),
        },
        { what: 'delete it', act: ({ id }: Property, host: User) => deleteProperty(id, host) },
        {
          what: 'set its prices',
          act: (place: Property, host: User) => setPrices(place, host, { cleaningFee: 500 }, null),
        },
        {
          what: 'set its rules',
          act: (place: Property, host: User) => setStayRules(place, host, { minNights: 3 }, null),
        },
        {
          what: 'take a picture away',
          act: ({ id, images }: Property, host: User) => removePhoto(id, images[0].id, host),
        },
        {
          what: 'describe a picture',
          act: ({ id, images }: Property, host: User) =>
            editPhoto(id, images[0].id, host, { caption: 'Mine' }),
        },
        {
          what: 'choose its first picture',
          act: ({ id, images }: Property, host: User) => choosePrimaryPhoto(id, images[0].id, host),
        },
        {
          what: 'order its pictures',
          act: ({ id, images }: Property, host: User) => orderPhotos(id, [images[0].id], host),
        },
        {
          what: 'stop following a calendar',
          act: async ({ id }: Property, host: User) => removeFeed(await feedOf(id), host),
        },
        {
          what: 'write a stay down',
          act: ({ id }: Property, host: User) => addBooking(id, host, STAY),
        },
        {
          what: 'add a picture',
          act: async (place: Property, host: User) => addPhotos(place, host, [await photo()]),
        },
        {
          what: 'edit it',
          act: (place: Property, host: User) =>
            updateProperty(place, host, { title: 'Mine' }, { photos: [], known: null, key: null }),
        },
      ])
      .run(async ({ client, assert }, { act }) => {
        const admin = await UserFactory.apply('admin').create()
        const heir = await UserFactory.apply('host').create()
        const { id, hostId } = await PropertyFactory.create()
        const former = await User.findOrFail(hostId)
        const seen = await findListing(id)
        await seen.load('images')
        const given = await client
          .put(`/api/v1/properties/${id}/host`)
          .json({ host: heir.id })
          .loginAs(admin)
        given.assertStatus(200)
        await assert.rejects(() => act(seen, former), 'notFound')
      })
  }
)
