import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, ID, signedIn, viewer } from '#start/routes/shared'

apiRoutes(() => {
  router
    .group(() => {
      router
        .get('properties/:id/availability', [controllers.properties.Availability, 'index'])
        .use(viewer())
        .as('unavailableDates')
      router
        .post('properties/:id/check-availability', [controllers.properties.Availability, 'store'])
        .use(viewer())
        .as('checkAvailability')

      router
        .group(() => {
          router.get('/', [controllers.bookings.Bookings, 'index']).as('index')
          router
            .post('/', [controllers.bookings.Bookings, 'store'])
            .use(middleware.throttle(['reservations', 'reservationsPerProperty']))
            .as('store')
          router.get('my', [controllers.bookings.GuestBookings, 'index']).as('mine')
          router.get('recent', [controllers.bookings.RecentBookings, 'index']).as('recent')
          router.get('upcoming', [controllers.bookings.UpcomingBookings, 'index']).as('upcoming')
          router.get('calendar', [controllers.bookings.Calendars, 'index']).as('calendar')
          router
            .put('calendar/prices', [controllers.bookings.CalendarPrices, 'update'])
            .use(middleware.throttle(['listingChanges']))
            .as('priceNights')
          router
            .put('calendar/minimums', [controllers.bookings.CalendarMinimums, 'update'])
            .use(middleware.throttle(['listingChanges']))
            .as('setMinimums')
          router
            .post('calendar/blocks', [controllers.bookings.CalendarBlocks, 'store'])
            .as('blockNights')
          router
            .post('calendar/unblock', [controllers.bookings.CalendarBlocks, 'destroy'])
            .as('unblockNights')
          router
            .post('calendar/weekly-blocks', [controllers.bookings.WeeklyBlocks, 'store'])
            .as('blockWeekly')
          router
            .post('calendar/weekly-blocks/undo', [controllers.bookings.WeeklyBlocks, 'destroy'])
            .as('undoWeekly')
          router.get('today', [controllers.bookings.TodaysStays, 'index']).as('today')
          router.get('gate', [controllers.bookings.GateLists, 'show']).as('gate')
          router.get('stats', [controllers.bookings.BookingStats, 'show']).as('stats')
          router.get('stats/months', [controllers.bookings.MonthlyStats, 'index']).as('months')
          router.get('export.csv', [controllers.bookings.BookingExports, 'show']).as('export')
          router.get(':id', [controllers.bookings.Bookings, 'show']).as('show')
          router.get(':id/receipt', [controllers.bookings.BookingReceipts, 'show']).as('receipt')
          router.put(':id', [controllers.bookings.Bookings, 'update']).as('update')
          router.put(':id/approve', [controllers.bookings.BookingApprovals, 'update']).as('approve')
          router
            .put(':id/cancel', [controllers.bookings.BookingCancellations, 'update'])
            .use(middleware.throttle(['cancellations']))
            .as('cancel')
          router.put(':id/checkin', [controllers.bookings.BookingArrivals, 'update']).as('checkIn')
          router
            .put(':id/checkin/undo', [controllers.bookings.BookingArrivals, 'destroy'])
            .as('undoCheckIn')
          router
            .put(':id/checkout', [controllers.bookings.BookingDepartures, 'update'])
            .use(middleware.throttle(['departures', 'departuresPerStay']))
            .as('checkOut')
          router
            .put(':id/checkout/undo', [controllers.bookings.BookingDepartures, 'destroy'])
            .as('undoCheckOut')
          router.put(':id/noshow', [controllers.bookings.BookingNoShows, 'update']).as('noShow')
          router
            .put(':id/noshow/undo', [controllers.bookings.BookingNoShows, 'destroy'])
            .as('undoNoShow')
          router.get(':id/dates', [controllers.bookings.BookingDates, 'show']).as('quoteDates')
          router
            .post(':id/dates', [controllers.bookings.BookingDates, 'store'])
            .use(middleware.throttle(['cancellations']))
            .as('proposeDates')
          router
            .put(':id/dates/agree', [controllers.bookings.BookingDateAnswers, 'update'])
            .as('agreeDates')
          router
            .put(':id/dates/decline', [controllers.bookings.BookingDateAnswers, 'destroy'])
            .as('declineDates')
          router
            .put(':id/dates/withdraw', [controllers.bookings.BookingDateWithdrawals, 'update'])
            .as('withdrawDates')
          router
            .get(':id/properties', [controllers.bookings.BookingProperties, 'index'])
            .as('otherProperties')
          router
            .put(':id/property', [controllers.bookings.BookingProperties, 'update'])
            .use(middleware.throttle(['cancellations']))
            .as('changeProperty')
          router.get(':id/price', [controllers.bookings.BookingPrices, 'show']).as('quoteLowered')
          router
            .put(':id/price', [controllers.bookings.BookingPrices, 'update'])
            .use(middleware.throttle(['cancellations']))
            .as('lowerPrice')
          router
            .post(':id/claim', [controllers.bookings.DepositClaims, 'store'])
            .use(middleware.throttle(['cancellations', 'claimsPerStay']))
            .as('claimDeposit')
          router
            .put(':id/claim/accept', [controllers.bookings.ClaimAnswers, 'update'])
            .as('acceptClaim')
          router
            .put(':id/claim/contest', [controllers.bookings.ClaimAnswers, 'destroy'])
            .as('contestClaim')
          router
            .put(':id/claim/withdraw', [controllers.bookings.DepositClaims, 'destroy'])
            .as('withdrawClaim')
          router
            .put(':id/claim/decide', [controllers.bookings.DepositClaims, 'update'])
            .as('decideClaim')
          router.put(':id/stay', [controllers.bookings.BookingStays, 'update']).as('changeStay')
        })
        .use(signedIn())
    })
    .prefix('bookings')
    .where('id', ID)
    .as('bookings')
})

apiRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.bookings.DepositClaims, 'index']).as('index')
    })
    .prefix('deposit-claims')
    .as('depositClaims')
    .use(signedIn())
})
