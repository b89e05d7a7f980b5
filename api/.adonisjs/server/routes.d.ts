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
    'auth.resetPassword': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'auth.updateDetails': { paramsTuple?: []; params?: {} }
    'auth.updatePassword': { paramsTuple?: []; params?: {} }
    'auth.uploadAvatar': { paramsTuple?: []; params?: {} }
    'auth.sendVerification': { paramsTuple?: []; params?: {} }
    'auth.becomeHost': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'contacts.store': { paramsTuple?: []; params?: {} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.bulk': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contacts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'bookings.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.confirmPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'bookings.today': { paramsTuple?: []; params?: {} }
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
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
    'properties.handOver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.addPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.orderPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.updatePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.destroyPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.choosePrimaryPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.bookings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'health.show': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'mailbox.index': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'auth.access': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
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
    'users.profile': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.search': { paramsTuple?: []; params?: {} }
    'users.stats': { paramsTuple?: []; params?: {} }
    'users.export': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'health.show': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'mailbox.index': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'auth.access': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'audit.index': { paramsTuple?: []; params?: {} }
    'contacts.index': { paramsTuple?: []; params?: {} }
    'contacts.stats': { paramsTuple?: []; params?: {} }
    'contacts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
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
    'bookings.stats': { paramsTuple?: []; params?: {} }
    'bookings.months': { paramsTuple?: []; params?: {} }
    'bookings.export': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'places.counties': { paramsTuple?: []; params?: {} }
    'places.towns': { paramsTuple?: []; params?: {} }
    'places.destinations': { paramsTuple?: []; params?: {} }
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
    'users.profile': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'users.index': { paramsTuple?: []; params?: {} }
    'users.search': { paramsTuple?: []; params?: {} }
    'users.stats': { paramsTuple?: []; params?: {} }
    'users.export': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'health.show': { paramsTuple?: []; params?: {} }
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
    'contacts.store': { paramsTuple?: []; params?: {} }
    'wishlist.store': { paramsTuple?: []; params?: {} }
    'wishlist.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'likes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'newsletter.store': { paramsTuple?: []; params?: {} }
    'newsletter.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'newsletter.unsubscribe': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bookings.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.confirmPayment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.store': { paramsTuple?: []; params?: {} }
    'reviews.respond': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.helpful': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.moderate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkAvailability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.store': { paramsTuple?: []; params?: {} }
    'properties.store': { paramsTuple?: []; params?: {} }
    'properties.addPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.startTwoFactor': { paramsTuple?: []; params?: {} }
    'users.store': { paramsTuple?: []; params?: {} }
    'users.uploadAvatar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'auth.resetPassword': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'auth.updateDetails': { paramsTuple?: []; params?: {} }
    'auth.updatePassword': { paramsTuple?: []; params?: {} }
    'contacts.bulk': { paramsTuple?: []; params?: {} }
    'contacts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.undoCheckOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.handOver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.orderPhotos': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.updatePhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'properties.choosePrimaryPhoto': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photoId': ParamValue} }
    'settings.update': { paramsTuple?: []; params?: {} }
    'settings.confirmTwoFactor': { paramsTuple?: []; params?: {} }
    'users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
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
    'users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.resetTwoFactor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'users.toggleStatus': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}