/* Calendars that other sites read (ADR 0047), and those of other sites that we read (ADR 0048). */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { apiRoutes, cached, ID, signedIn } from '#start/routes/shared'

apiRoutes(() => {
  router
    .get('calendars/:secret.ics', [controllers.calendars.SharedCalendars, 'show'])
    .use([middleware.throttle(['calendarsPerNetwork', 'calendars']), cached(60)])
    .as('calendars.show')

  router
    .group(() => {
      router.get('/', [controllers.calendars.CalendarLinks, 'show']).as('calendarLink')
      router.post('/', [controllers.calendars.CalendarLinks, 'store']).as('shareCalendar')
      router.delete('/', [controllers.calendars.CalendarLinks, 'destroy']).as('unshareCalendar')
    })
    .prefix('properties/:id/calendar-link')
    .where('id', ID)
    .as('properties')
    .use(signedIn())

  router
    .group(() => {
      router.get('/', [controllers.calendars.CalendarFeeds, 'index']).as('calendarFeeds')
      router
        .post('/', [controllers.calendars.CalendarFeeds, 'store'])
        .use(middleware.throttle(['feeds']))
        .as('addCalendarFeed')
      router
        .delete(':feedId', [controllers.calendars.CalendarFeeds, 'destroy'])
        .as('removeCalendarFeed')
      router
        .post(':feedId/refresh', [controllers.calendars.CalendarFeeds, 'refresh'])
        .use(middleware.throttle(['feeds']))
        .as('refreshCalendarFeed')
    })
    .prefix('properties/:id/calendar-feeds')
    .where('id', ID)
    .where('feedId', ID)
    .as('properties')
    .use(signedIn())
})
