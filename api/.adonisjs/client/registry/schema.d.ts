/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'auth.access': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/access'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/access_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/access_controller').default['show']>>>
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
  'auth.forgotPassword': {
    methods: ["POST"]
    pattern: '/api/v1/auth/forgotpassword'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').forgottenPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').forgottenPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.checkResetLink': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/auth/resetpassword/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['show']>>>
    }
  }
  'auth.resetPassword': {
    methods: ["PUT"]
    pattern: '/api/v1/auth/resetpassword/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').passwordResetValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').passwordResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/password_resets_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'auth.updateDetails': {
    methods: ["PUT"]
    pattern: '/api/v1/auth/updatedetails'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').detailsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/user').detailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.updatePassword': {
    methods: ["PUT"]
    pattern: '/api/v1/auth/updatepassword'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/auth').passwordChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/auth').passwordChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'auth.uploadAvatar': {
    methods: ["POST"]
    pattern: '/api/v1/auth/uploadavatar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/avatars_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/avatars_controller').default['store']>>>
    }
  }
  'auth.sendVerification': {
    methods: ["POST"]
    pattern: '/api/v1/auth/sendverification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/own_verification_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/own_verification_codes_controller').default['store']>>>
    }
  }
  'auth.becomeHost': {
    methods: ["POST"]
    pattern: '/api/v1/auth/becomehost'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/auth/host_roles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/auth/host_roles_controller').default['store']>>>
    }
  }
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
  'calendars.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/calendars/:secret.ics'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/shared_calendars_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/shared_calendars_controller').default['show']>>>
    }
  }
  'properties.calendarLink': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/calendar-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['show']>>>
    }
  }
  'properties.shareCalendar': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/calendar-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['store']>>>
    }
  }
  'properties.unshareCalendar': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id/calendar-link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_links_controller').default['destroy']>>>
    }
  }
  'properties.calendarFeeds': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/calendar-feeds'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['index']>>>
    }
  }
  'properties.addCalendarFeed': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/calendar-feeds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar').feedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar').feedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.removeCalendarFeed': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id/calendar-feeds/:feedId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; feedId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['destroy']>>>
    }
  }
  'properties.refreshCalendarFeed': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/calendar-feeds/:feedId/refresh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar').refreshFeedValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; feedId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar').refreshFeedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['refresh']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendars/calendar_feeds_controller').default['refresh']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contacts.store': {
    methods: ["POST"]
    pattern: '/api/v1/contacts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/contact').contactValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/contact').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contacts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contacts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/contact').contactListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contacts.stats': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contacts/stats'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contact_stats_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contact_stats_controller').default['show']>>>
    }
  }
  'contacts.bulk': {
    methods: ["PUT"]
    pattern: '/api/v1/contacts/bulk'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/contact').contactBulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/contact').contactBulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contact_batches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contact_batches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contacts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contacts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['show']>>>
    }
  }
  'contacts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/contacts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/contact').contactUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/contact').contactUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contacts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/contacts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contacts/contacts_controller').default['destroy']>>>
    }
  }
  'discrepancies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discrepancies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/discrepancy').discrepancyListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'discrepancies.statements': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discrepancies/statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/discrepancy').statementListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/discrepancies/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/discrepancies/statements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'discrepancies.addStatement': {
    methods: ["POST"]
    pattern: '/api/v1/discrepancies/statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/discrepancies/statements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/discrepancies/statements_controller').default['store']>>>
    }
  }
  'discrepancies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/discrepancies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['show']>>>
    }
  }
  'discrepancies.resolve': {
    methods: ["PUT"]
    pattern: '/api/v1/discrepancies/:id/resolved'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/discrepancy').discrepancyResolvedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/discrepancy').discrepancyResolvedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/discrepancies/discrepancies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'docs.openapi': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/docs/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/docs/documents_controller').default['show']>>>
    }
  }
  'docs.page': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/docs/references_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/docs/references_controller').default['show']>>>
    }
  }
  'docs.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/docs/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/docs/references_controller').default['asset']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/docs/references_controller').default['asset']>>>
    }
  }
  'wishlist.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wishlist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/wishlist').savedListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wishlist.store': {
    methods: ["POST"]
    pattern: '/api/v1/wishlist'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/wishlist').wishlistItemValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/wishlist').wishlistItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wishlist.count': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wishlist/count'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['count']>>>
    }
  }
  'wishlist.among': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wishlist/among'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/wishlist').savedAmongValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['among']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['among']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'wishlist.check': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/wishlist/check/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['show']>>>
    }
  }
  'wishlist.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/wishlist/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlists_controller').default['destroy']>>>
    }
  }
  'wishlist.toggle': {
    methods: ["POST"]
    pattern: '/api/v1/wishlist/:id/toggle'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['toggle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/wishlist/wishlist_marks_controller').default['toggle']>>>
    }
  }
  'likes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/likes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['index']>>>
    }
  }
  'likes.ofPerson': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/likes/users/:id/likes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['ofPerson']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['ofPerson']>>>
    }
  }
  'likes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/likes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/likes_controller').default['destroy']>>>
    }
  }
  'likes.toggle': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/like'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['toggle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['toggle']>>>
    }
  }
  'likes.store': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/like/create'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['store']>>>
    }
  }
  'likes.status': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/like/status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/likes/property_likes_controller').default['show']>>>
    }
  }
  'live.stream': {
    methods: ["GET"]
    pattern: '/api/v1/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/live_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/live_controller').default['show']>>>
    }
  }
  'newsletter.store': {
    methods: ["POST"]
    pattern: '/api/v1/newsletter'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/newsletter').newsletterValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/newsletter').newsletterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/subscriptions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/subscriptions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'newsletter.subscribers': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/newsletter/subscribers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/newsletter').subscriberListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/subscribers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/subscribers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'newsletter.exportSubscribers': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/newsletter/subscribers/export.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/newsletter').subscriberExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/subscriber_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/subscriber_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'newsletter.confirmPage': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/newsletter/confirm/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/confirmations_controller').default['show']>>>
    }
  }
  'newsletter.confirm': {
    methods: ["POST"]
    pattern: '/api/v1/newsletter/confirm/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/confirmations_controller').default['store']>>>
    }
  }
  'newsletter.unsubscribePage': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/newsletter/unsubscribe/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/departures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/departures_controller').default['show']>>>
    }
  }
  'newsletter.unsubscribe': {
    methods: ["POST"]
    pattern: '/api/v1/newsletter/unsubscribe/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/newsletter/departures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/newsletter/departures_controller').default['store']>>>
    }
  }
  'payments.hearPrompt': {
    methods: ["POST"]
    pattern: '/api/v1/payments/prompts/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['prompt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['prompt']>>>
    }
  }
  'payments.hearRefund': {
    methods: ["POST"]
    pattern: '/api/v1/payments/refunds/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['refund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['refund']>>>
    }
  }
  'payments.hearLateRefund': {
    methods: ["POST"]
    pattern: '/api/v1/payments/refunds/:name/late'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['late']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['late']>>>
    }
  }
  'payments.hearPayout': {
    methods: ["POST"]
    pattern: '/api/v1/payments/payouts/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['payout']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['payout']>>>
    }
  }
  'payments.hearPayoutStatus': {
    methods: ["POST"]
    pattern: '/api/v1/payments/payouts/:name/status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['payoutStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['payoutStatus']>>>
    }
  }
  'payments.hearLatePayout': {
    methods: ["POST"]
    pattern: '/api/v1/payments/payouts/:name/late'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['latePayout']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['latePayout']>>>
    }
  }
  'payments.hearCardEvent': {
    methods: ["POST"]
    pattern: '/api/v1/payments/card-events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['card']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_events_controller').default['card']>>>
    }
  }
  'paymentEvents.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payment-events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/payment_event').paymentEventListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/received_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/received_events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'paymentEvents.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payment-events/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/received_events_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/received_events_controller').default['show']>>>
    }
  }
  'bookings.pay': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/:id/payment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payment').startPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/payment').startPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.confirmPayment': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/:id/payment/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payment').confirmPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/payment').confirmPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.notePayment': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/paid'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_notes_controller').default['update']>>>
    }
  }
  'bookings.undoPayment': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/paid/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payments/payment_notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payments/payment_notes_controller').default['destroy']>>>
    }
  }
  'payouts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payouts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/payout').payoutListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payouts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payouts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.approveMany': {
    methods: ["PUT"]
    pattern: '/api/v1/payouts/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').payoutBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').payoutBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_batches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_batches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.debts': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payouts/debts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_debts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_debts_controller').default['index']>>>
    }
  }
  'payouts.takeFile': {
    methods: ["POST"]
    pattern: '/api/v1/payouts/files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_files_controller').default['store']>>>
    }
  }
  'payouts.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payouts/files/:id/export.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_files_controller').default['show']>>>
    }
  }
  'payouts.taxes': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payouts/taxes/:month/:form/export.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { month: ParamValue; form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/tax_returns_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/tax_returns_controller').default['show']>>>
    }
  }
  'payouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payouts_controller').default['show']>>>
    }
  }
  'payouts.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/payouts/:id/approve'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_approvals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_approvals_controller').default['update']>>>
    }
  }
  'payouts.pay': {
    methods: ["PUT"]
    pattern: '/api/v1/payouts/:id/paid'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').payoutSentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').payoutSentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_transfers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_transfers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.fail': {
    methods: ["PUT"]
    pattern: '/api/v1/payouts/:id/failed'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').payoutFailedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').payoutFailedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_failures_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_failures_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.writeOff': {
    methods: ["PUT"]
    pattern: '/api/v1/payouts/:id/written-off'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').payoutWrittenOffValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').payoutWrittenOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_losses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_losses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'books.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/books/:month'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/books/books_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/books/books_controller').default['show']>>>
    }
  }
  'books.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/books/:month/export.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/books/journals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/books/journals_controller').default['show']>>>
    }
  }
  'earnings.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/earnings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_controller').default['index']>>>
    }
  }
  'earnings.way': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/earnings/way'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_ways_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_ways_controller').default['show']>>>
    }
  }
  'earnings.chooseWay': {
    methods: ["PUT"]
    pattern: '/api/v1/earnings/way'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').payoutWayValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').payoutWayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/payout_ways_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/payout_ways_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'earnings.tax': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/earnings/tax'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/tax_numbers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/tax_numbers_controller').default['show']>>>
    }
  }
  'earnings.setTax': {
    methods: ["PUT"]
    pattern: '/api/v1/earnings/tax'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/payout').taxNumbersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/payout').taxNumbersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/tax_numbers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/tax_numbers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'earnings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/earnings/:month'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_controller').default['show']>>>
    }
  }
  'earnings.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/earnings/:month/export.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/payouts/earnings_exports_controller').default['show']>>>
    }
  }
  'users.reviews': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/reviews'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').publicReviewsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/user_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/user_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').publicReviewsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'reviews.mine': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reviews/my-reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').myReviewsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/my_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/my_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.flagged': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reviews/flagged'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').flaggedReviewsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/flagged_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/flagged_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.marks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reviews/marks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/review').reviewMarksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_marks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_marks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reviews/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['show']>>>
    }
  }
  'reviews.update': {
    methods: ["PUT"]
    pattern: '/api/v1/reviews/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/review').editReviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/review').editReviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/reviews/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/reviews_controller').default['destroy']>>>
    }
  }
  'reviews.removePhoto': {
    methods: ["DELETE"]
    pattern: '/api/v1/reviews/:id/photos/:photoId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; photoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_photos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_photos_controller').default['destroy']>>>
    }
  }
  'reviews.respond': {
    methods: ["POST"]
    pattern: '/api/v1/reviews/:id/response'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/review').reviewResponseValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/review').reviewResponseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_responses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_responses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.helpful': {
    methods: ["POST"]
    pattern: '/api/v1/reviews/:id/helpful'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_votes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_votes_controller').default['store']>>>
    }
  }
  'reviews.report': {
    methods: ["POST"]
    pattern: '/api/v1/reviews/:id/report'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/review').reviewReportValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/review').reviewReportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.moderate': {
    methods: ["POST"]
    pattern: '/api/v1/reviews/:id/moderate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/review').reviewModerationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/review').reviewModerationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/reviews/review_moderations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/reviews/review_moderations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').tripListValidator)>>
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
  'bookings.upcoming': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/upcoming'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').recentBookingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/upcoming_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/upcoming_bookings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.calendar': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/calendar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/calendar_block').calendarValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/calendars_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/calendars_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.priceNights': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/calendar/prices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/prices').nightPricesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/prices').nightPricesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_prices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.setMinimums': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/calendar/minimums'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/prices').minimumsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/prices').minimumsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_minimums_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_minimums_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.blockNights': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/calendar/blocks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').calendarBlocksValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').calendarBlocksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.unblockNights': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/calendar/unblock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').calendarUnblockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').calendarUnblockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/calendar_blocks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.blockWeekly': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/calendar/weekly-blocks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').weeklyBlocksValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').weeklyBlocksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/weekly_blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/weekly_blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.undoWeekly': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/calendar/weekly-blocks/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').undoWeeklyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').undoWeeklyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/weekly_blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/weekly_blocks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.today': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/today'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/todays_stays_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/todays_stays_controller').default['index']>>>
    }
  }
  'bookings.gate': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/gate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').gateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/gate_lists_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/gate_lists_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.stats': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/stats'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_stats_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_stats_controller').default['show']>>>
    }
  }
  'bookings.months': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/stats/months'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/monthly_stats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/monthly_stats_controller').default['index']>>>
    }
  }
  'bookings.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/export.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').bookingExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'bookings.receipt': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/:id/receipt'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_receipts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_receipts_controller').default['show']>>>
    }
  }
  'bookings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').updateBookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').updateBookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/bookings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'bookings.undoCheckIn': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/checkin/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_arrivals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_arrivals_controller').default['destroy']>>>
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
  'bookings.undoCheckOut': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/checkout/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_departures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_departures_controller').default['destroy']>>>
    }
  }
  'bookings.noShow': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/noshow'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_no_shows_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_no_shows_controller').default['update']>>>
    }
  }
  'bookings.undoNoShow': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/noshow/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_no_shows_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_no_shows_controller').default['destroy']>>>
    }
  }
  'bookings.quoteDates': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/:id/dates'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking_change').otherDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_dates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_dates_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.proposeDates': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/:id/dates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').proposeDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').proposeDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_dates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_dates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.agreeDates': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/dates/agree'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_answers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_answers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.declineDates': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/dates/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_answers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_answers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.withdrawDates': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/dates/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_withdrawals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_date_withdrawals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.otherProperties': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/:id/properties'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking_change').otherPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.changeProperty': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/property'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').changePropertyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').changePropertyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_properties_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_properties_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.quoteLowered': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bookings/:id/price'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking_change').loweredPriceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_prices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_prices_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.lowerPrice': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/price'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').lowerPriceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').lowerPriceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_prices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.claimDeposit': {
    methods: ["POST"]
    pattern: '/api/v1/bookings/:id/claim'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/deposit_claim').claimDepositValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/deposit_claim').claimDepositValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.acceptClaim': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/claim/accept'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/deposit_claim').shownClaimValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/deposit_claim').shownClaimValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/claim_answers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/claim_answers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.contestClaim': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/claim/contest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/deposit_claim').contestClaimValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/deposit_claim').contestClaimValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/claim_answers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/claim_answers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.withdrawClaim': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/claim/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/deposit_claim').shownClaimValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/deposit_claim').shownClaimValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.decideClaim': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/claim/decide'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/deposit_claim').decideClaimValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/deposit_claim').decideClaimValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bookings.changeStay': {
    methods: ["PUT"]
    pattern: '/api/v1/bookings/:id/stay'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').changeStayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').changeStayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/booking_stays_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/booking_stays_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'depositClaims.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/deposit-claims'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/deposit_claim').claimListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/bookings/deposit_claims_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'places.counties': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/places/counties'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['counties']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['counties']>>>
    }
  }
  'places.towns': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/places/towns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['towns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['towns']>>>
    }
  }
  'places.destinations': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/places/destinations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['destinations']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['destinations']>>>
    }
  }
  'places.suggestions': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/places/suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/place').placeSuggestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['suggestions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/places/places_controller').default['suggestions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'rates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/rates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/rates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/rates_controller').default['show']>>>
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
  'properties.hosted': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/host'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').hostPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/host_properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/host_properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/export.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').propertyExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/property_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/property_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').findPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/property_searches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/property_searches_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.pins': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/pins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').propertyPinsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/property_pins_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/property_pins_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.popular': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/popular'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').popularPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/popular_properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/popular_properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.radius': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/radius/:place/:km'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { place: ParamValue; km: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').nearbyPropertiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/nearby_properties_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/nearby_properties_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/property_search').quoteQueryValidator)>>
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
  'properties.store': {
    methods: ["POST"]
    pattern: '/api/v1/properties'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').createPropertyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/property').createPropertyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.update': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').updatePropertyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/property').updatePropertyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/listings_controller').default['destroy']>>>
    }
  }
  'properties.copy': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/copy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/copies_controller').default['store']>>>
    }
  }
  'properties.handOver': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/host'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').handOverValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/property').handOverValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/hand_overs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/hand_overs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.setPrices': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/prices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/prices').pricesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/prices').pricesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/prices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.setStayRules': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/stay-rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/prices').stayRulesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/prices').stayRulesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/stay_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/stay_rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.addPhotos': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/photos'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').addPhotosValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/property').addPhotosValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.orderPhotos': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/photos/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').photoOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/property').photoOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/photo_arrangements_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/photo_arrangements_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.updatePhoto': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/photos/:photoId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/property').editPhotoValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; photoId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/property').editPhotoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.destroyPhoto': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id/photos/:photoId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; photoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/photos_controller').default['destroy']>>>
    }
  }
  'properties.choosePrimaryPhoto': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/photos/:photoId/primary'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; photoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/photo_arrangements_controller').default['choosePrimary']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/photo_arrangements_controller').default['choosePrimary']>>>
    }
  }
  'properties.bookings': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/bookings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking').bookingListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/property_bookings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/property_bookings_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.addBooking': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/bookings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').addBookingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').addBookingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/property_bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/property_bookings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.blocks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/blocks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/calendar_block').blockListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.block': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/blocks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').blockValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.unblock': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id/blocks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/calendar_block').unblockValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/calendar_block').unblockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/properties/blocks_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/settings_controller').default['show']>>>
    }
  }
  'settings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').settingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').settingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.startTwoFactor': {
    methods: ["POST"]
    pattern: '/api/v1/settings/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.confirmTwoFactor': {
    methods: ["PUT"]
    pattern: '/api/v1/settings/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').twoFactorConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').twoFactorConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.endTwoFactor': {
    methods: ["DELETE"]
    pattern: '/api/v1/settings/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/two_factor_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['index']>>>
    }
  }
  'sessions.destroyOthers': {
    methods: ["DELETE"]
    pattern: '/api/v1/sessions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').proofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['destroyOthers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['destroyOthers']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/sessions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').proofValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/settings/active_sessions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'system.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/system'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/system_states_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/system_states_controller').default['show']>>>
    }
  }
  'system.jobs': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/system/jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/system').failedJobListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'system.forgetJobs': {
    methods: ["PUT"]
    pattern: '/api/v1/system/jobs/forget'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/system').failedJobsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/system').failedJobsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['destroyAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['destroyAll']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'system.retryJobs': {
    methods: ["PUT"]
    pattern: '/api/v1/system/jobs/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/system').failedJobsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/system').failedJobsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/job_retries_controller').default['updateAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/job_retries_controller').default['updateAll']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'system.retryJob': {
    methods: ["PUT"]
    pattern: '/api/v1/system/jobs/:job/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { job: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/job_retries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/job_retries_controller').default['update']>>>
    }
  }
  'system.forgetJob': {
    methods: ["DELETE"]
    pattern: '/api/v1/system/jobs/:job'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { job: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/system/failed_jobs_controller').default['destroy']>>>
    }
  }
  'users.profile': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/profile'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/public_profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/public_profiles_controller').default['show']>>>
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
  'users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/user').userListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.store': {
    methods: ["POST"]
    pattern: '/api/v1/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').userCreationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/user').userCreationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/user').userSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_lookups_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_lookups_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.stats': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/stats'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_lookups_controller').default['stats']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_lookups_controller').default['stats']>>>
    }
  }
  'users.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/export.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/user').userExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['show']>>>
    }
  }
  'users.update': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').userUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/user').userUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/users_controller').default['destroy']>>>
    }
  }
  'users.toggleStatus': {
    methods: ["PATCH"]
    pattern: '/api/v1/users/:id/toggle-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').userStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/user').userStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_statuses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.resetTwoFactor': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/two-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').proofValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').proofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_two_factor_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_two_factor_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.uploadAvatar': {
    methods: ["POST"]
    pattern: '/api/v1/users/:id/avatar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/users/user_avatars_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/users/user_avatars_controller').default['store']>>>
    }
  }
  'properties.helpers': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/properties/:id/helpers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['index']>>>
    }
  }
  'properties.inviteHelper': {
    methods: ["POST"]
    pattern: '/api/v1/properties/:id/helpers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/helping').helperInvitationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/helping').helperInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.changeHelper': {
    methods: ["PUT"]
    pattern: '/api/v1/properties/:id/helpers/:helperId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/helping').helperValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; helperId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/helping').helperValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'properties.endHelper': {
    methods: ["DELETE"]
    pattern: '/api/v1/properties/:id/helpers/:helperId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; helperId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/property_helpers_controller').default['destroy']>>>
    }
  }
  'helping.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/helping'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['show']>>>
    }
  }
  'helping.stays': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/helping/stays'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/helping').helpedStaysValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.checkIn': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/checkin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['checkIn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['checkIn']>>>
    }
  }
  'helping.undoCheckIn': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/checkin/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['undoCheckIn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['undoCheckIn']>>>
    }
  }
  'helping.checkOut': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/checkout'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['checkOut']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['checkOut']>>>
    }
  }
  'helping.undoCheckOut': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/checkout/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['undoCheckOut']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_stays_controller').default['undoCheckOut']>>>
    }
  }
  'helping.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking').hostNotesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_requests_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_requests_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.decline': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/helping').declineRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/helping').declineRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_requests_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.quoteDates': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/helping/stays/:id/dates'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/booking_change').otherDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.proposeDates': {
    methods: ["POST"]
    pattern: '/api/v1/helping/stays/:id/dates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').proposeDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').proposeDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.agreeDates': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/dates/agree'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.declineDates': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/dates/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.withdrawDates': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/stays/:id/dates/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/booking_change').answerDatesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_dates_controller').default['withdraw']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'helping.place': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/helping/places/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helped_places_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helped_places_controller').default['show']>>>
    }
  }
  'helping.accept': {
    methods: ["PUT"]
    pattern: '/api/v1/helping/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['update']>>>
    }
  }
  'helping.leave': {
    methods: ["DELETE"]
    pattern: '/api/v1/helping/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/helping/helping_controller').default['destroy']>>>
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
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_controller').default['live']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_controller').default['ready']>>>
    }
  }
  'metrics.show': {
    methods: ["GET","HEAD"]
    pattern: '/metrics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/metrics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/metrics_controller').default['show']>>>
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
  'mailbox.index': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mailbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/mailbox_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/mailbox_controller').default['index']>>>
    }
  }
  'mailbox.show': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mailbox/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/mailbox_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/mailbox_controller').default['show']>>>
    }
  }
}
