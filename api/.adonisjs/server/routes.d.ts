import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'audit.index': { paramsTuple?: []; params?: {} }
    'health.show': { paramsTuple?: []; params?: {} }
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.verifyOtp': { paramsTuple?: []; params?: {} }
    'auth.resendOtp': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkAvailability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.store': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reviews.store': { paramsTuple?: []; params?: {} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'audit.index': { paramsTuple?: []; params?: {} }
    'health.show': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'audit.index': { paramsTuple?: []; params?: {} }
    'health.show': { paramsTuple?: []; params?: {} }
    'auth.me': { paramsTuple?: []; params?: {} }
    'properties.index': { paramsTuple?: []; params?: {} }
    'properties.mine': { paramsTuple?: []; params?: {} }
    'properties.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.quote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.availability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviews': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'properties.reviewStats': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.unavailableDates': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.index': { paramsTuple?: []; params?: {} }
    'bookings.mine': { paramsTuple?: []; params?: {} }
    'bookings.recent': { paramsTuple?: []; params?: {} }
    'bookings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.hostDashboard': { paramsTuple?: []; params?: {} }
    'users.guestDashboard': { paramsTuple?: []; params?: {} }
    'users.adminDashboard': { paramsTuple?: []; params?: {} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'auth.register': { paramsTuple?: []; params?: {} }
    'auth.verifyOtp': { paramsTuple?: []; params?: {} }
    'auth.resendOtp': { paramsTuple?: []; params?: {} }
    'auth.login': { paramsTuple?: []; params?: {} }
    'auth.logout': { paramsTuple?: []; params?: {} }
    'bookings.checkAvailability': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.store': { paramsTuple?: []; params?: {} }
    'reviews.store': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'bookings.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkIn': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bookings.checkOut': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}