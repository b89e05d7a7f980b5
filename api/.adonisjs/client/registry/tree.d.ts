/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  audit: {
    index: typeof routes['audit.index']
  }
  health: {
    show: typeof routes['health.show']
  }
  auth: {
    register: typeof routes['auth.register']
    verifyOtp: typeof routes['auth.verifyOtp']
    resendOtp: typeof routes['auth.resendOtp']
    login: typeof routes['auth.login']
    logout: typeof routes['auth.logout']
    me: typeof routes['auth.me']
  }
  properties: {
    index: typeof routes['properties.index']
    mine: typeof routes['properties.mine']
    show: typeof routes['properties.show']
    quote: typeof routes['properties.quote']
    availability: typeof routes['properties.availability']
    reviews: typeof routes['properties.reviews']
    reviewStats: typeof routes['properties.reviewStats']
  }
  bookings: {
    unavailableDates: typeof routes['bookings.unavailableDates']
    checkAvailability: typeof routes['bookings.checkAvailability']
    index: typeof routes['bookings.index']
    store: typeof routes['bookings.store']
    mine: typeof routes['bookings.mine']
    recent: typeof routes['bookings.recent']
    show: typeof routes['bookings.show']
    approve: typeof routes['bookings.approve']
    cancel: typeof routes['bookings.cancel']
    checkIn: typeof routes['bookings.checkIn']
    checkOut: typeof routes['bookings.checkOut']
  }
  reviews: {
    store: typeof routes['reviews.store']
  }
  users: {
    hostDashboard: typeof routes['users.hostDashboard']
    guestDashboard: typeof routes['users.guestDashboard']
    adminDashboard: typeof routes['users.adminDashboard']
  }
  uploads: {
    show: typeof routes['uploads.show']
  }
}
