import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'auth.access': { paramsTuple?: []; params?: {} }
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.verifyOtp': { paramsTuple?: []; params?: {} }
    'auth.resendOtp': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.forgotPassword': { paramsTuple?: []; params?: {} }
    'auth.checkResetLink': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.resetPassword': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'auth.updateDetails': { paramsTuple?: []; params?: {} }
    'auth.updatePassword': { paramsTuple?: []; params?: {} }
    'auth.uploadAvatar': { paramsTuple?: []; params?: {} }
    'auth.sendVerification': { paramsTuple?: []; params?: {} }
    'auth.becomeHost': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'calendars.show': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'properties.calendarLink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.shareCalendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.unshareCalendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.calendarFeeds': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addCalendarFeed': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.removeCalendarFeed': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'feedId': ParamValue} }
    'properties.refreshCalendarFeed': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'feedId': ParamValue} }
    'contacts.store': { paramsTuple?: []; params?: {} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.bulk': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discrepancies.index': { paramsTuple?: []; params?: {} }
    'discrepancies.statements': { paramsTuple?: []; params?: {} }
    'discrepancies.addStatement': { paramsTuple?: []; params?: {} }
    'discrepancies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discrepancies.resolve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'wishlist.index': { paramsTuple?: []; params?: {} }
    'wishlist.store': { paramsTuple?: []; params?: {} }
    'wishlist.count': { paramsTuple?: []; params?: {} }
    'wishlist.among': { paramsTuple?: []; params?: {} }
    'wishlist.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wishlist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wishlist.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'likes.ofPerson': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'live.stream': { paramsTuple?: []; params?: {} }
    'newsletter.store': { paramsTuple?: []; params?: {} }
    'newsletter.subscribers': { paramsTuple?: []; params?: {} }
    'newsletter.exportSubscribers': { paramsTuple?: []; params?: {} }
    'newsletter.confirmPage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribePage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'payments.hearPrompt': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearRefund': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearLateRefund': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearPayout': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearPayoutStatus': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearLatePayout': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearCardEvent': { paramsTuple?: []; params?: {} }
    'paymentEvents.index': { paramsTuple?: []; params?: {} }
    'paymentEvents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.confirmPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.notePayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple?: []; params?: {} }
    'payouts.approveMany': { paramsTuple?: []; params?: {} }
    'payouts.debts': { paramsTuple?: []; params?: {} }
    'payouts.takeFile': { paramsTuple?: []; params?: {} }
    'payouts.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.taxes': { paramsTuple: [ParamValue,ParamValue]; params: {'month': ParamValue,'form': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.fail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.writeOff': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'books.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'books.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.index': { paramsTuple?: []; params?: {} }
    'earnings.way': { paramsTuple?: []; params?: {} }
    'earnings.chooseWay': { paramsTuple?: []; params?: {} }
    'earnings.tax': { paramsTuple?: []; params?: {} }
    'earnings.setTax': { paramsTuple?: []; params?: {} }
    'earnings.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'users.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.index': { paramsTuple?: []; params?: {} }
    'reviews.store': { paramsTuple?: []; params?: {} }
    'reviews.mine': { paramsTuple?: []; params?: {} }
    'reviews.flagged': { paramsTuple?: []; params?: {} }
    'reviews.marks': { paramsTuple?: []; params?: {} }
    'reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.removePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'reviews.respond': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.helpful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.moderate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkAvailability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.store': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.upcoming': { paramsTuple?: []; params?: {} }
    'bookings.calendar': { paramsTuple?: []; params?: {} }
    'bookings.priceNights': { paramsTuple?: []; params?: {} }
    'bookings.setMinimums': { paramsTuple?: []; params?: {} }
    'bookings.blockNights': { paramsTuple?: []; params?: {} }
    'bookings.unblockNights': { paramsTuple?: []; params?: {} }
    'bookings.blockWeekly': { paramsTuple?: []; params?: {} }
    'bookings.undoWeekly': { paramsTuple?: []; params?: {} }
    'bookings.today': { paramsTuple?: []; params?: {} }
    'bookings.gate': { paramsTuple?: []; params?: {} }
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.noShow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoNoShow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.proposeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.agreeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.declineDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.withdrawDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.otherProperties': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.changeProperty': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteLowered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.lowerPrice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.claimDeposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.acceptClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.contestClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.withdrawClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.decideClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.changeStay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'depositClaims.index': { paramsTuple?: []; params?: {} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
    'places.suggestions': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.hosted': { paramsTuple?: []; params?: {} }
    'properties.export': { paramsTuple?: []; params?: {} }
    'properties.search': { paramsTuple?: []; params?: {} }
    'properties.pins': { paramsTuple?: []; params?: {} }
    'properties.popular': { paramsTuple?: []; params?: {} }
    'properties.radius': { paramsTuple: [ParamValue,ParamValue]; params: {'place': ParamValue,'km': ParamValue} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.store': { paramsTuple?: []; params?: {} }
    'properties.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.handOver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.setPrices': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.setStayRules': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.orderPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.updatePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.destroyPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.choosePrimaryPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.bookings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addBooking': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.blocks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'settings.update': { paramsTuple?: []; params?: {} }
    'settings.startTwoFactor': { paramsTuple?: []; params?: {} }
    'settings.confirmTwoFactor': { paramsTuple?: []; params?: {} }
    'settings.endTwoFactor': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.destroyOthers': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'system.show': { paramsTuple?: []; params?: {} }
    'system.jobs': { paramsTuple?: []; params?: {} }
    'system.forgetJobs': { paramsTuple?: []; params?: {} }
    'system.retryJobs': { paramsTuple?: []; params?: {} }
    'system.retryJob': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'system.forgetJob': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'users.profile': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.store': { paramsTuple?: []; params?: {} }
    'users.search': { paramsTuple?: []; params?: {} }
    'users.stats': { paramsTuple?: []; params?: {} }
    'users.export': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.toggleStatus': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.resetTwoFactor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.uploadAvatar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.helpers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.inviteHelper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.changeHelper': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'helperId': ParamValue} }
    'properties.endHelper': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'helperId': ParamValue} }
    'helping.show': { paramsTuple?: []; params?: {} }
    'helping.stays': { paramsTuple?: []; params?: {} }
    'helping.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.proposeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.agreeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.declineDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.withdrawDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.leave': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'health.show': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'mailbox.index': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'auth.access': { paramsTuple?: []; params?: {} }
    'auth.checkResetLink': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'calendars.show': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'properties.calendarLink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.calendarFeeds': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discrepancies.index': { paramsTuple?: []; params?: {} }
    'discrepancies.statements': { paramsTuple?: []; params?: {} }
    'discrepancies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'wishlist.index': { paramsTuple?: []; params?: {} }
    'wishlist.count': { paramsTuple?: []; params?: {} }
    'wishlist.among': { paramsTuple?: []; params?: {} }
    'wishlist.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'likes.ofPerson': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'live.stream': { paramsTuple?: []; params?: {} }
    'newsletter.subscribers': { paramsTuple?: []; params?: {} }
    'newsletter.exportSubscribers': { paramsTuple?: []; params?: {} }
    'newsletter.confirmPage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribePage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'paymentEvents.index': { paramsTuple?: []; params?: {} }
    'paymentEvents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple?: []; params?: {} }
    'payouts.debts': { paramsTuple?: []; params?: {} }
    'payouts.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.taxes': { paramsTuple: [ParamValue,ParamValue]; params: {'month': ParamValue,'form': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'books.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'books.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.index': { paramsTuple?: []; params?: {} }
    'earnings.way': { paramsTuple?: []; params?: {} }
    'earnings.tax': { paramsTuple?: []; params?: {} }
    'earnings.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'users.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.index': { paramsTuple?: []; params?: {} }
    'reviews.mine': { paramsTuple?: []; params?: {} }
    'reviews.flagged': { paramsTuple?: []; params?: {} }
    'reviews.marks': { paramsTuple?: []; params?: {} }
    'reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.upcoming': { paramsTuple?: []; params?: {} }
    'bookings.calendar': { paramsTuple?: []; params?: {} }
    'bookings.today': { paramsTuple?: []; params?: {} }
    'bookings.gate': { paramsTuple?: []; params?: {} }
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.otherProperties': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteLowered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'depositClaims.index': { paramsTuple?: []; params?: {} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
    'places.suggestions': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.hosted': { paramsTuple?: []; params?: {} }
    'properties.export': { paramsTuple?: []; params?: {} }
    'properties.search': { paramsTuple?: []; params?: {} }
    'properties.pins': { paramsTuple?: []; params?: {} }
    'properties.popular': { paramsTuple?: []; params?: {} }
    'properties.radius': { paramsTuple: [ParamValue,ParamValue]; params: {'place': ParamValue,'km': ParamValue} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.bookings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.blocks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'system.show': { paramsTuple?: []; params?: {} }
    'system.jobs': { paramsTuple?: []; params?: {} }
    'users.profile': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.search': { paramsTuple?: []; params?: {} }
    'users.stats': { paramsTuple?: []; params?: {} }
    'users.export': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.helpers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.show': { paramsTuple?: []; params?: {} }
    'helping.stays': { paramsTuple?: []; params?: {} }
    'helping.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'health.show': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'mailbox.index': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'auth.access': { paramsTuple?: []; params?: {} }
    'auth.checkResetLink': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'calendars.show': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'properties.calendarLink': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.calendarFeeds': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discrepancies.index': { paramsTuple?: []; params?: {} }
    'discrepancies.statements': { paramsTuple?: []; params?: {} }
    'discrepancies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'wishlist.index': { paramsTuple?: []; params?: {} }
    'wishlist.count': { paramsTuple?: []; params?: {} }
    'wishlist.among': { paramsTuple?: []; params?: {} }
    'wishlist.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.index': { paramsTuple?: []; params?: {} }
    'likes.ofPerson': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'newsletter.subscribers': { paramsTuple?: []; params?: {} }
    'newsletter.exportSubscribers': { paramsTuple?: []; params?: {} }
    'newsletter.confirmPage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribePage': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'paymentEvents.index': { paramsTuple?: []; params?: {} }
    'paymentEvents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.index': { paramsTuple?: []; params?: {} }
    'payouts.debts': { paramsTuple?: []; params?: {} }
    'payouts.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.taxes': { paramsTuple: [ParamValue,ParamValue]; params: {'month': ParamValue,'form': ParamValue} }
    'payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'books.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'books.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.index': { paramsTuple?: []; params?: {} }
    'earnings.way': { paramsTuple?: []; params?: {} }
    'earnings.tax': { paramsTuple?: []; params?: {} }
    'earnings.show': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'earnings.export': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'users.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.index': { paramsTuple?: []; params?: {} }
    'reviews.mine': { paramsTuple?: []; params?: {} }
    'reviews.flagged': { paramsTuple?: []; params?: {} }
    'reviews.marks': { paramsTuple?: []; params?: {} }
    'reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.upcoming': { paramsTuple?: []; params?: {} }
    'bookings.calendar': { paramsTuple?: []; params?: {} }
    'bookings.today': { paramsTuple?: []; params?: {} }
    'bookings.gate': { paramsTuple?: []; params?: {} }
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.otherProperties': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.quoteLowered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'depositClaims.index': { paramsTuple?: []; params?: {} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
    'places.suggestions': { paramsTuple?: []; params?: {} }
    'rates.show': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.hosted': { paramsTuple?: []; params?: {} }
    'properties.export': { paramsTuple?: []; params?: {} }
    'properties.search': { paramsTuple?: []; params?: {} }
    'properties.pins': { paramsTuple?: []; params?: {} }
    'properties.popular': { paramsTuple?: []; params?: {} }
    'properties.radius': { paramsTuple: [ParamValue,ParamValue]; params: {'place': ParamValue,'km': ParamValue} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.bookings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.blocks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'system.show': { paramsTuple?: []; params?: {} }
    'system.jobs': { paramsTuple?: []; params?: {} }
    'users.profile': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.search': { paramsTuple?: []; params?: {} }
    'users.stats': { paramsTuple?: []; params?: {} }
    'users.export': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.helpers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.show': { paramsTuple?: []; params?: {} }
    'helping.stays': { paramsTuple?: []; params?: {} }
    'helping.quoteDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'health.show': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'mailbox.index': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.verifyOtp': { paramsTuple?: []; params?: {} }
    'auth.resendOtp': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.forgotPassword': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.uploadAvatar': { paramsTuple?: []; params?: {} }
    'auth.sendVerification': { paramsTuple?: []; params?: {} }
    'auth.becomeHost': { paramsTuple?: []; params?: {} }
    'properties.shareCalendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addCalendarFeed': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.refreshCalendarFeed': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'feedId': ParamValue} }
    'contacts.store': { paramsTuple?: []; params?: {} }
    'discrepancies.addStatement': { paramsTuple?: []; params?: {} }
    'wishlist.store': { paramsTuple?: []; params?: {} }
    'wishlist.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'newsletter.store': { paramsTuple?: []; params?: {} }
    'newsletter.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'payments.hearPrompt': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearRefund': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearLateRefund': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearPayout': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearPayoutStatus': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearLatePayout': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'payments.hearCardEvent': { paramsTuple?: []; params?: {} }
    'bookings.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.confirmPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.takeFile': { paramsTuple?: []; params?: {} }
    'reviews.store': { paramsTuple?: []; params?: {} }
    'reviews.respond': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.helpful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.moderate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkAvailability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.store': { paramsTuple?: []; params?: {} }
    'bookings.blockNights': { paramsTuple?: []; params?: {} }
    'bookings.unblockNights': { paramsTuple?: []; params?: {} }
    'bookings.blockWeekly': { paramsTuple?: []; params?: {} }
    'bookings.undoWeekly': { paramsTuple?: []; params?: {} }
    'bookings.proposeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.claimDeposit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.store': { paramsTuple?: []; params?: {} }
    'properties.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addBooking': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.startTwoFactor': { paramsTuple?: []; params?: {} }
    'users.store': { paramsTuple?: []; params?: {} }
    'users.uploadAvatar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.inviteHelper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.proposeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'auth.resetPassword': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.updateDetails': { paramsTuple?: []; params?: {} }
    'auth.updatePassword': { paramsTuple?: []; params?: {} }
    'contacts.bulk': { paramsTuple?: []; params?: {} }
    'contacts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'discrepancies.resolve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.notePayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.approveMany': { paramsTuple?: []; params?: {} }
    'payouts.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.fail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.writeOff': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'earnings.chooseWay': { paramsTuple?: []; params?: {} }
    'earnings.setTax': { paramsTuple?: []; params?: {} }
    'reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.priceNights': { paramsTuple?: []; params?: {} }
    'bookings.setMinimums': { paramsTuple?: []; params?: {} }
    'bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.noShow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoNoShow': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.agreeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.declineDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.withdrawDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.changeProperty': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.lowerPrice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.acceptClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.contestClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.withdrawClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.decideClaim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.changeStay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.handOver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.setPrices': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.setStayRules': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.orderPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.updatePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.choosePrimaryPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'settings.update': { paramsTuple?: []; params?: {} }
    'settings.confirmTwoFactor': { paramsTuple?: []; params?: {} }
    'system.forgetJobs': { paramsTuple?: []; params?: {} }
    'system.retryJobs': { paramsTuple?: []; params?: {} }
    'system.retryJob': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.changeHelper': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'helperId': ParamValue} }
    'helping.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.agreeDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.declineDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.withdrawDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'helping.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'properties.unshareCalendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.removeCalendarFeed': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'feedId': ParamValue} }
    'contacts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wishlist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.removePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.destroyPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.endTwoFactor': { paramsTuple?: []; params?: {} }
    'sessions.destroyOthers': { paramsTuple?: []; params?: {} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'system.forgetJob': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.resetTwoFactor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.endHelper': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'helperId': ParamValue} }
    'helping.leave': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'users.toggleStatus': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}