/** What an answer may be for somebody: 2xx, or the status they are refused with. */
export type Expected = 'yes' | number

/** Those who may call; `guest` and `host` are the people of the thing the path names, the others strangers to it. */
export const CALLERS = [
  'anonymous',
  'guest',
  'otherGuest',
  'host',
  'otherHost',
  'admin',
  'manager',
] as const
export type Caller = (typeof CALLERS)[number]

export type Row = Record<Caller, Expected>

/**
 * What who manages a host's listing, with its prices, may do that the other guest may not (ADR 0086); to every other call they
 * are the other guest, who looks after arrivals there. `properties.update` and `properties.setStayRules` are theirs but for the host's own
 * fields, which the request of the test has.
 */
const MANAGING: Record<string, Expected | undefined> = {
  'properties.setPrices': 'yes',
  'properties.addPhotos': 'yes',
  'properties.orderPhotos': 'yes',
  'properties.updatePhoto': 'yes',
  'properties.destroyPhoto': 'yes',
  'properties.choosePrimaryPhoto': 'yes',
  'properties.blocks': 'yes',
  'properties.block': 'yes',
  'properties.unblock': 'yes',
  'helping.place': 'yes',
  'helping.accept': 404,
  'helping.leave': 404,
  'helping.checkIn': 403,
  'helping.undoCheckIn': 403,
  'helping.checkOut': 403,
  'helping.undoCheckOut': 403,
  'helping.approve': 'yes',
  'helping.decline': 'yes',
  'helping.quoteDates': 'yes',
  'helping.proposeDates': 'yes',
  'helping.agreeDates': 'yes',
  'helping.declineDates': 'yes',
  'helping.withdrawDates': 409,
}

/**
 * Who may call what (contract). The authorization matrix test holds every route against it, and the reference
 * shows it. A number that is no refusal of the caller (400, 409, 422) says that the test's request gets past
 * the door and no further, since it has no code, link or setup to show.
 */
export const ACCESS = readTable(`
route                          anonymous guest otherGuest host otherHost admin

auth.register                  yes       yes   yes        yes  yes       yes
auth.verifyOtp                 422       422   422        422  422       422
auth.resendOtp                 yes       yes   yes        yes  yes       yes
auth.login                     yes       yes   yes        yes  yes       yes
auth.forgotPassword            yes       yes   yes        yes  yes       yes
auth.checkResetLink            400       400   400        400  400       400
auth.resetPassword             400       400   400        400  400       400
auth.logout                    401       yes   yes        yes  yes       yes
auth.me                        401       yes   yes        yes  yes       yes
auth.updateDetails             401       yes   yes        yes  yes       yes
auth.updatePassword            401       yes   yes        yes  yes       yes
auth.uploadAvatar              401       yes   yes        yes  yes       yes
auth.sendVerification          401       yes   yes        yes  yes       yes
auth.becomeHost                401       yes   yes        yes  yes       403
auth.access                    401       yes   yes        yes  yes       yes

sessions.index                 401       yes   yes        yes  yes       yes
sessions.destroyOthers         401       yes   yes        yes  yes       yes
sessions.destroy               401       yes   404        404  404       404

settings.show                  401       yes   yes        yes  yes       yes
settings.update                401       yes   yes        yes  yes       yes
settings.startTwoFactor        401       yes   yes        yes  yes       yes
settings.confirmTwoFactor      401       409   409        409  409       409
settings.endTwoFactor          401       409   409        409  409       409

properties.index               yes       yes   yes        yes  yes       yes
properties.search              yes       yes   yes        yes  yes       yes
properties.pins                yes       yes   yes        yes  yes       yes
properties.popular             yes       yes   yes        yes  yes       yes
properties.radius              yes       yes   yes        yes  yes       yes
properties.show                yes       yes   yes        yes  yes       yes
properties.quote               yes       yes   yes        yes  yes       yes
properties.availability        yes       yes   yes        yes  yes       yes
properties.reviews             yes       yes   yes        yes  yes       yes
properties.reviewStats         yes       yes   yes        yes  yes       yes
properties.mine                401       403   403        yes  yes       yes
properties.export              401       403   403        yes  yes       yes
properties.hosted              401       403   403        yes  yes       yes
properties.store               401       403   403        yes  yes       yes
properties.update              401       403   403        yes  403       yes
properties.destroy             401       403   403        yes  403       yes
properties.copy                401       403   403        yes  403       yes
properties.handOver            401       403   403        403  403       yes
properties.setPrices           401       403   403        yes  403       yes
properties.setStayRules        401       403   403        yes  403       yes
properties.addPhotos           401       403   403        yes  403       yes
properties.orderPhotos         401       403   403        yes  403       yes
properties.updatePhoto         401       403   403        yes  403       yes
properties.destroyPhoto        401       403   403        yes  403       yes
properties.choosePrimaryPhoto  401       403   403        yes  403       yes
properties.bookings            401       403   403        yes  403       yes
properties.addBooking          401       403   403        yes  403       yes
properties.blocks              401       403   403        yes  403       yes
properties.block               401       403   403        yes  403       yes
properties.unblock             401       403   403        yes  403       yes
properties.calendarLink        401       403   403        yes  403       yes
properties.shareCalendar       401       403   403        yes  403       yes
properties.unshareCalendar     401       403   403        yes  403       yes
properties.calendarFeeds       401       403   403        yes  403       yes
properties.addCalendarFeed     401       403   403        yes  403       yes
properties.removeCalendarFeed  401       403   403        yes  403       yes
properties.refreshCalendarFeed 401       403   403        yes  403       yes
properties.helpers             401       403   403        yes  403       yes
properties.inviteHelper        401       403   403        yes  403       yes
properties.changeHelper        401       403   403        yes  403       yes
properties.endHelper           401       403   403        yes  403       yes

helping.show                   401       yes   yes        yes  yes       yes
helping.stays                  401       yes   yes        yes  yes       yes
helping.accept                 401       404   yes        404  404       404
helping.leave                  401       404   yes        404  404       404
helping.checkIn                401       404   yes        404  404       404
helping.undoCheckIn            401       404   yes        404  404       404
helping.checkOut               401       404   yes        404  404       404
helping.undoCheckOut           401       404   yes        404  404       404
helping.place                  401       403   403        yes  403       yes
helping.approve                401       404   404        404  404       404
helping.decline                401       404   404        404  404       404
helping.quoteDates             401       404   403        404  404       404
helping.proposeDates           401       404   403        404  404       404
helping.agreeDates             401       404   403        404  404       404
helping.declineDates           401       404   403        404  404       404
helping.withdrawDates          401       404   403        404  404       404

calendars.show                 yes       yes   yes        yes  yes       yes

places.counties                yes       yes   yes        yes  yes       yes
places.towns                   yes       yes   yes        yes  yes       yes
places.destinations            yes       yes   yes        yes  yes       yes
places.suggestions             yes       yes   yes        yes  yes       yes

bookings.unavailableDates      yes       yes   yes        yes  yes       yes
bookings.checkAvailability     yes       yes   yes        yes  yes       yes
bookings.index                 401       yes   yes        yes  yes       yes
bookings.mine                  401       yes   yes        yes  yes       yes
bookings.recent                401       yes   yes        yes  yes       yes
bookings.upcoming              401       yes   yes        yes  yes       yes
bookings.stats                 401       yes   yes        yes  yes       yes
bookings.calendar              401       403   403        yes  yes       yes
bookings.priceNights           401       403   403        yes  404       yes
bookings.setMinimums           401       403   403        yes  404       yes
bookings.blockNights           401       403   403        yes  404       yes
bookings.unblockNights         401       403   403        yes  404       yes
bookings.blockWeekly           401       403   403        yes  404       yes
bookings.undoWeekly            401       403   403        yes  404       yes
bookings.today                 401       403   403        yes  yes       yes
bookings.gate                  401       403   403        yes  yes       yes
bookings.months                401       403   403        yes  yes       yes
bookings.export                401       403   403        yes  yes       yes
bookings.store                 401       yes   yes        403  yes       yes
bookings.show                  401       yes   404        yes  404       yes
bookings.receipt               401       yes   404        403  404       yes
bookings.update                401       yes   404        403  404       403
bookings.approve               401       403   404        yes  404       yes
bookings.cancel                401       yes   404        yes  404       yes
bookings.checkIn               401       403   404        yes  404       yes
bookings.checkOut              401       403   404        yes  404       yes
bookings.undoCheckIn           401       403   404        yes  404       yes
bookings.undoCheckOut          401       403   404        yes  404       yes
bookings.noShow                401       403   404        yes  404       yes
bookings.undoNoShow            401       403   404        yes  404       yes
bookings.quoteDates            401       yes   404        yes  404       403
bookings.proposeDates          401       yes   404        yes  404       403
bookings.agreeDates            401       409   404        yes  404       403
bookings.declineDates          401       409   404        yes  404       403
bookings.withdrawDates         401       yes   404        409  404       403
bookings.otherProperties       401       403   404        yes  404       yes
bookings.changeProperty        401       403   404        422  404       422
bookings.changeStay            401       403   404        409  404       409
bookings.quoteLowered          401       403   404        yes  404       yes
bookings.lowerPrice            401       403   404        yes  404       yes
bookings.claimDeposit          401       403   404        yes  404       403
bookings.acceptClaim           401       yes   404        403  404       403
bookings.contestClaim          401       yes   404        403  404       403
bookings.withdrawClaim         401       403   404        yes  404       403
bookings.decideClaim           401       403   404        403  404       yes
bookings.notePayment           401       403   404        409  404       409
bookings.undoPayment           401       403   404        409  404       409
bookings.pay                   401       yes   404        403  404       403
bookings.confirmPayment        401       404   404        403  404       403

payments.hearPrompt            yes       yes   yes        yes  yes       yes
payments.hearRefund            yes       yes   yes        yes  yes       yes
payments.hearLateRefund        yes       yes   yes        yes  yes       yes
payments.hearPayout            yes       yes   yes        yes  yes       yes
payments.hearPayoutStatus      yes       yes   yes        yes  yes       yes
payments.hearLatePayout        yes       yes   yes        yes  yes       yes
payments.hearCardEvent         401       401   401        401  401       401

wishlist.index                 401       yes   yes        yes  yes       yes
wishlist.store                 401       yes   yes        yes  yes       yes
wishlist.count                 401       yes   yes        yes  yes       yes
wishlist.among                 401       yes   yes        yes  yes       yes
wishlist.check                 401       yes   yes        yes  yes       yes
wishlist.destroy               401       yes   yes        yes  yes       yes
wishlist.toggle                401       yes   yes        yes  yes       yes

likes.index                    401       yes   yes        yes  yes       yes
likes.ofPerson                 401       yes   404        404  404       yes
likes.destroy                  401       yes   404        404  404       404
likes.toggle                   401       yes   yes        403  yes       yes
likes.store                    401       yes   yes        403  yes       yes
likes.status                   401       yes   yes        yes  yes       yes

reviews.index                  yes       yes   yes        yes  yes       yes
reviews.store                  401       yes   404        404  404       404
reviews.mine                   401       yes   yes        yes  yes       yes
reviews.flagged                401       403   403        403  403       yes
reviews.marks                  401       yes   yes        yes  yes       yes
reviews.show                   401       yes   yes        yes  yes       yes
reviews.update                 401       yes   403        403  403       403
reviews.destroy                401       yes   403        403  403       yes
reviews.removePhoto            401       yes   403        403  403       yes
reviews.respond                401       403   403        yes  403       yes
reviews.helpful                401       403   yes        403  yes       yes
reviews.report                 401       403   yes        yes  yes       yes
reviews.moderate               401       403   403        403  403       yes

users.index                    401       403   403        403  403       yes
users.store                    401       403   403        403  403       yes
users.search                   401       403   403        403  403       yes
users.stats                    401       403   403        403  403       yes
users.export                   401       403   403        403  403       yes
users.show                     401       yes   404        404  404       yes
users.update                   401       403   403        403  403       yes
users.destroy                  401       403   403        403  403       yes
users.toggleStatus             401       403   403        403  403       yes
users.resetTwoFactor           401       403   403        403  403       409
users.uploadAvatar             401       yes   404        404  404       yes
users.profile                  yes       yes   yes        yes  yes       yes
users.reviews                  yes       yes   yes        yes  yes       yes
users.hostDashboard            401       403   403        yes  yes       403
users.guestDashboard           401       yes   yes        403  403       403
users.adminDashboard           401       403   403        403  403       yes

contacts.store                 yes       yes   yes        yes  yes       yes
contacts.index                 401       403   403        403  403       yes
contacts.stats                 401       403   403        403  403       yes
contacts.bulk                  401       403   403        403  403       yes
contacts.show                  401       403   403        403  403       yes
contacts.update                401       403   403        403  403       yes
contacts.destroy               401       403   403        403  403       yes

newsletter.store               yes       yes   yes        yes  yes       yes
newsletter.confirmPage         yes       yes   yes        yes  yes       yes
newsletter.confirm             400       400   400        400  400       400
newsletter.unsubscribePage     yes       yes   yes        yes  yes       yes
newsletter.unsubscribe         400       400   400        400  400       400
newsletter.subscribers         401       403   403        403  403       yes
newsletter.exportSubscribers   401       403   403        403  403       yes

payouts.index                  401       403   403        yes  yes       yes
payouts.show                   401       403   403        yes  404       yes
payouts.approveMany            401       403   403        403  403       yes
payouts.debts                  401       403   403        403  403       yes
payouts.takeFile               401       403   403        403  403       409
payouts.file                   401       403   403        403  403       yes
payouts.taxes                  401       403   403        403  403       yes
payouts.approve                401       403   403        403  403       yes
payouts.pay                    401       403   403        403  403       409
payouts.fail                   401       403   403        403  403       409
payouts.writeOff               401       403   403        403  403       409
depositClaims.index            401       403   403        403  403       yes
discrepancies.index            401       403   403        403  403       yes
discrepancies.show             401       403   403        403  403       yes
discrepancies.resolve          401       403   403        403  403       yes
discrepancies.statements       401       403   403        403  403       yes
discrepancies.addStatement     401       403   403        403  403       yes
paymentEvents.index            401       403   403        403  403       yes
paymentEvents.show             401       403   403        403  403       yes
books.show                     401       403   403        403  403       yes
books.export                   401       403   403        403  403       yes
earnings.index                 401       403   403        yes  yes       yes
earnings.way                   401       403   403        yes  yes       yes
earnings.chooseWay             401       403   403        yes  yes       yes
earnings.tax                   401       403   403        yes  yes       yes
earnings.setTax                401       403   403        yes  yes       yes
earnings.show                  401       403   403        yes  yes       yes
earnings.export                401       403   403        yes  yes       yes

system.show                    401       403   403        403  403       yes
system.jobs                    401       403   403        403  403       yes
system.retryJobs               401       403   403        403  403       yes
system.forgetJobs              401       403   403        403  403       yes
system.retryJob                401       403   403        403  403       yes
system.forgetJob               401       403   403        403  403       yes

audit.index                    401       403   403        403  403       yes
uploads.show                   yes       yes   yes        yes  yes       yes
health.show                    yes       yes   yes        yes  yes       yes
rates.show                     yes       yes   yes        yes  yes       yes
docs.openapi                   yes       yes   yes        yes  yes       yes
docs.page                      yes       yes   yes        yes  yes       yes
docs.file                      yes       yes   yes        yes  yes       yes
`)

/** Reads a table whose first line names the callers but the last. */
function readTable(table: string): Record<string, Row | undefined> {
  const [head, ...rows] = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells.length > 1)
  return Object.fromEntries(
    rows.map(([route, ...cells]) => {
      const said = Object.fromEntries(
        head.slice(1).map((caller, index) => {
          const cell = cells[index]
          return [caller, cell === 'yes' ? cell : Number(cell)]
        })
      ) as Omit<Row, 'manager'>
      return [route, { ...said, manager: MANAGING[route] ?? said.otherGuest }]
    })
  )
}
