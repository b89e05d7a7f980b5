/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'audit.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/audit').auditListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/audit/audit_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/audit/audit_events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'health.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_controller').default['show']>>>
    }
  }
  'auth.register': {
    methods: ["POST"]
    pattern: '/api/v1/auth/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').registrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').registrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.verifyOtp': {
    methods: ["POST"]
    pattern: '/api/v1/auth/verify-otp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').verificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').verificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.resendOtp': {
    methods: ["POST"]
    pattern: '/api/v1/auth/resend-otp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').verificationCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').verificationCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/verification_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/verification_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.login': {
    methods: ["POST"]
    pattern: '/api/v1/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').sessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').sessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.logout': {
    methods: ["POST"]
    pattern: '/api/v1/auth/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/sessions_controller').default['destroy']>>>
    }
  }
  'auth.me': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/auth/me'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/profile_controller').default['show']>>>
    }
  }
  'properties.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').propertySearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.mine': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/my-properties'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').hostPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/host_properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/host_properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/properties_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/properties_controller').default['show']>>>
    }
  }
  'properties.quote': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/quote'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').stayQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/quotes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.availability': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/bookings/availability'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['show']>>>
    }
  }
  'properties.reviews': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/reviews'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').reviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/property_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/property_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.reviewStats': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/reviews/stats'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/property_reviews_controller').default['stats']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/property_reviews_controller').default['stats']>>>
    }
  }
  'bookings.unavailableDates': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/properties/:id/availability'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').calendarValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.checkAvailability': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/properties/:id/check-availability'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/availability_controller').default['store']>>>
    }
  }
  'bookings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').bookingListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.store': {
    methods: ["POST"]
    pattern: '/api/v1/bookings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').reserveStayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').reserveStayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.mine': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/my'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').bookingListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/guest_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/guest_bookings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.recent': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/recent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').recentBookingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/recent_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/recent_bookings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['show']>>>
    }
  }
  'bookings.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_approvals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_approvals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.cancel': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').cancelBookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').cancelBookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_cancellations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_cancellations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.checkIn': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/checkin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_arrivals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_arrivals_controller').default['update']>>>
    }
  }
  'bookings.checkOut': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_departures_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_departures_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.store': {
    methods: ["POST"]
    pattern: '/api/v1/reviews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/review').createReviewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/review').createReviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.hostDashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/host/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['host']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['host']>>>
    }
  }
  'users.guestDashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/guest/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['guest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['guest']>>>
    }
  }
  'users.adminDashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/admin/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['admin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/dashboards_controller').default['admin']>>>
    }
  }
  'uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/uploads/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/uploads_controller').default['show']>>>
    }
  }
}
