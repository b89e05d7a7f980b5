/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'auth.register': {
    methods: ["POST"],
    pattern: '/api/v1/auth/register',
    tokens: [{"old":"/api/v1/auth/register","type":0,"val":"api","end":""},{"old":"/api/v1/auth/register","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/register","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['auth.register']['types'],
  },
  'auth.verifyOtp': {
    methods: ["POST"],
    pattern: '/api/v1/auth/verify-otp',
    tokens: [{"old":"/api/v1/auth/verify-otp","type":0,"val":"api","end":""},{"old":"/api/v1/auth/verify-otp","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/verify-otp","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/verify-otp","type":0,"val":"verify-otp","end":""}],
    types: placeholder as Registry['auth.verifyOtp']['types'],
  },
  'auth.resendOtp': {
    methods: ["POST"],
    pattern: '/api/v1/auth/resend-otp',
    tokens: [{"old":"/api/v1/auth/resend-otp","type":0,"val":"api","end":""},{"old":"/api/v1/auth/resend-otp","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/resend-otp","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/resend-otp","type":0,"val":"resend-otp","end":""}],
    types: placeholder as Registry['auth.resendOtp']['types'],
  },
  'auth.login': {
    methods: ["POST"],
    pattern: '/api/v1/auth/login',
    tokens: [{"old":"/api/v1/auth/login","type":0,"val":"api","end":""},{"old":"/api/v1/auth/login","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/login","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['auth.login']['types'],
  },
  'auth.forgotPassword': {
    methods: ["POST"],
    pattern: '/api/v1/auth/forgotpassword',
    tokens: [{"old":"/api/v1/auth/forgotpassword","type":0,"val":"api","end":""},{"old":"/api/v1/auth/forgotpassword","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/forgotpassword","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/forgotpassword","type":0,"val":"forgotpassword","end":""}],
    types: placeholder as Registry['auth.forgotPassword']['types'],
  },
  'auth.resetPassword': {
    methods: ["PUT"],
    pattern: '/api/v1/auth/resetpassword/:token',
    tokens: [{"old":"/api/v1/auth/resetpassword/:token","type":0,"val":"api","end":""},{"old":"/api/v1/auth/resetpassword/:token","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/resetpassword/:token","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/resetpassword/:token","type":0,"val":"resetpassword","end":""},{"old":"/api/v1/auth/resetpassword/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['auth.resetPassword']['types'],
  },
  'auth.logout': {
    methods: ["POST"],
    pattern: '/api/v1/auth/logout',
    tokens: [{"old":"/api/v1/auth/logout","type":0,"val":"api","end":""},{"old":"/api/v1/auth/logout","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/logout","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['auth.logout']['types'],
  },
  'auth.me': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/auth/me',
    tokens: [{"old":"/api/v1/auth/me","type":0,"val":"api","end":""},{"old":"/api/v1/auth/me","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/me","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/me","type":0,"val":"me","end":""}],
    types: placeholder as Registry['auth.me']['types'],
  },
  'auth.updateDetails': {
    methods: ["PUT"],
    pattern: '/api/v1/auth/updatedetails',
    tokens: [{"old":"/api/v1/auth/updatedetails","type":0,"val":"api","end":""},{"old":"/api/v1/auth/updatedetails","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/updatedetails","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/updatedetails","type":0,"val":"updatedetails","end":""}],
    types: placeholder as Registry['auth.updateDetails']['types'],
  },
  'auth.updatePassword': {
    methods: ["PUT"],
    pattern: '/api/v1/auth/updatepassword',
    tokens: [{"old":"/api/v1/auth/updatepassword","type":0,"val":"api","end":""},{"old":"/api/v1/auth/updatepassword","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/updatepassword","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/updatepassword","type":0,"val":"updatepassword","end":""}],
    types: placeholder as Registry['auth.updatePassword']['types'],
  },
  'auth.uploadAvatar': {
    methods: ["POST"],
    pattern: '/api/v1/auth/uploadavatar',
    tokens: [{"old":"/api/v1/auth/uploadavatar","type":0,"val":"api","end":""},{"old":"/api/v1/auth/uploadavatar","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/uploadavatar","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/uploadavatar","type":0,"val":"uploadavatar","end":""}],
    types: placeholder as Registry['auth.uploadAvatar']['types'],
  },
  'auth.sendVerification': {
    methods: ["POST"],
    pattern: '/api/v1/auth/sendverification',
    tokens: [{"old":"/api/v1/auth/sendverification","type":0,"val":"api","end":""},{"old":"/api/v1/auth/sendverification","type":0,"val":"v1","end":""},{"old":"/api/v1/auth/sendverification","type":0,"val":"auth","end":""},{"old":"/api/v1/auth/sendverification","type":0,"val":"sendverification","end":""}],
    types: placeholder as Registry['auth.sendVerification']['types'],
  },
  'audit.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/audit',
    tokens: [{"old":"/api/v1/audit","type":0,"val":"api","end":""},{"old":"/api/v1/audit","type":0,"val":"v1","end":""},{"old":"/api/v1/audit","type":0,"val":"audit","end":""}],
    types: placeholder as Registry['audit.index']['types'],
  },
  'contacts.store': {
    methods: ["POST"],
    pattern: '/api/v1/contacts',
    tokens: [{"old":"/api/v1/contacts","type":0,"val":"api","end":""},{"old":"/api/v1/contacts","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts","type":0,"val":"contacts","end":""}],
    types: placeholder as Registry['contacts.store']['types'],
  },
  'contacts.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/contacts',
    tokens: [{"old":"/api/v1/contacts","type":0,"val":"api","end":""},{"old":"/api/v1/contacts","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts","type":0,"val":"contacts","end":""}],
    types: placeholder as Registry['contacts.index']['types'],
  },
  'contacts.stats': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/contacts/stats',
    tokens: [{"old":"/api/v1/contacts/stats","type":0,"val":"api","end":""},{"old":"/api/v1/contacts/stats","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts/stats","type":0,"val":"contacts","end":""},{"old":"/api/v1/contacts/stats","type":0,"val":"stats","end":""}],
    types: placeholder as Registry['contacts.stats']['types'],
  },
  'contacts.bulk': {
    methods: ["PUT"],
    pattern: '/api/v1/contacts/bulk',
    tokens: [{"old":"/api/v1/contacts/bulk","type":0,"val":"api","end":""},{"old":"/api/v1/contacts/bulk","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts/bulk","type":0,"val":"contacts","end":""},{"old":"/api/v1/contacts/bulk","type":0,"val":"bulk","end":""}],
    types: placeholder as Registry['contacts.bulk']['types'],
  },
  'contacts.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/contacts/:id',
    tokens: [{"old":"/api/v1/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/v1/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['contacts.show']['types'],
  },
  'contacts.update': {
    methods: ["PUT"],
    pattern: '/api/v1/contacts/:id',
    tokens: [{"old":"/api/v1/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/v1/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['contacts.update']['types'],
  },
  'contacts.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/contacts/:id',
    tokens: [{"old":"/api/v1/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/v1/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['contacts.destroy']['types'],
  },
  'docs.openapi': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/openapi.json',
    tokens: [{"old":"/api/v1/openapi.json","type":0,"val":"api","end":""},{"old":"/api/v1/openapi.json","type":0,"val":"v1","end":""},{"old":"/api/v1/openapi.json","type":0,"val":"openapi.json","end":""}],
    types: placeholder as Registry['docs.openapi']['types'],
  },
  'users.reviews': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/:id/reviews',
    tokens: [{"old":"/api/v1/users/:id/reviews","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id/reviews","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id/reviews","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id/reviews","type":1,"val":"id","end":""},{"old":"/api/v1/users/:id/reviews","type":0,"val":"reviews","end":""}],
    types: placeholder as Registry['users.reviews']['types'],
  },
  'reviews.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/reviews',
    tokens: [{"old":"/api/v1/reviews","type":0,"val":"api","end":""},{"old":"/api/v1/reviews","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews","type":0,"val":"reviews","end":""}],
    types: placeholder as Registry['reviews.index']['types'],
  },
  'reviews.store': {
    methods: ["POST"],
    pattern: '/api/v1/reviews',
    tokens: [{"old":"/api/v1/reviews","type":0,"val":"api","end":""},{"old":"/api/v1/reviews","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews","type":0,"val":"reviews","end":""}],
    types: placeholder as Registry['reviews.store']['types'],
  },
  'reviews.mine': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/reviews/my-reviews',
    tokens: [{"old":"/api/v1/reviews/my-reviews","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/my-reviews","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/my-reviews","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/my-reviews","type":0,"val":"my-reviews","end":""}],
    types: placeholder as Registry['reviews.mine']['types'],
  },
  'reviews.flagged': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/reviews/flagged',
    tokens: [{"old":"/api/v1/reviews/flagged","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/flagged","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/flagged","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/flagged","type":0,"val":"flagged","end":""}],
    types: placeholder as Registry['reviews.flagged']['types'],
  },
  'reviews.update': {
    methods: ["PUT"],
    pattern: '/api/v1/reviews/:id',
    tokens: [{"old":"/api/v1/reviews/:id","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['reviews.update']['types'],
  },
  'reviews.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/reviews/:id',
    tokens: [{"old":"/api/v1/reviews/:id","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['reviews.destroy']['types'],
  },
  'reviews.removePhoto': {
    methods: ["DELETE"],
    pattern: '/api/v1/reviews/:id/photos/:photoId',
    tokens: [{"old":"/api/v1/reviews/:id/photos/:photoId","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id/photos/:photoId","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id/photos/:photoId","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id/photos/:photoId","type":1,"val":"id","end":""},{"old":"/api/v1/reviews/:id/photos/:photoId","type":0,"val":"photos","end":""},{"old":"/api/v1/reviews/:id/photos/:photoId","type":1,"val":"photoId","end":""}],
    types: placeholder as Registry['reviews.removePhoto']['types'],
  },
  'reviews.respond': {
    methods: ["POST"],
    pattern: '/api/v1/reviews/:id/response',
    tokens: [{"old":"/api/v1/reviews/:id/response","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id/response","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id/response","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id/response","type":1,"val":"id","end":""},{"old":"/api/v1/reviews/:id/response","type":0,"val":"response","end":""}],
    types: placeholder as Registry['reviews.respond']['types'],
  },
  'reviews.helpful': {
    methods: ["POST"],
    pattern: '/api/v1/reviews/:id/helpful',
    tokens: [{"old":"/api/v1/reviews/:id/helpful","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id/helpful","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id/helpful","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id/helpful","type":1,"val":"id","end":""},{"old":"/api/v1/reviews/:id/helpful","type":0,"val":"helpful","end":""}],
    types: placeholder as Registry['reviews.helpful']['types'],
  },
  'reviews.report': {
    methods: ["POST"],
    pattern: '/api/v1/reviews/:id/report',
    tokens: [{"old":"/api/v1/reviews/:id/report","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id/report","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id/report","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id/report","type":1,"val":"id","end":""},{"old":"/api/v1/reviews/:id/report","type":0,"val":"report","end":""}],
    types: placeholder as Registry['reviews.report']['types'],
  },
  'reviews.moderate': {
    methods: ["POST"],
    pattern: '/api/v1/reviews/:id/moderate',
    tokens: [{"old":"/api/v1/reviews/:id/moderate","type":0,"val":"api","end":""},{"old":"/api/v1/reviews/:id/moderate","type":0,"val":"v1","end":""},{"old":"/api/v1/reviews/:id/moderate","type":0,"val":"reviews","end":""},{"old":"/api/v1/reviews/:id/moderate","type":1,"val":"id","end":""},{"old":"/api/v1/reviews/:id/moderate","type":0,"val":"moderate","end":""}],
    types: placeholder as Registry['reviews.moderate']['types'],
  },
  'bookings.unavailableDates': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/bookings/properties/:id/availability',
    tokens: [{"old":"/api/v1/bookings/properties/:id/availability","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/properties/:id/availability","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/properties/:id/availability","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/properties/:id/availability","type":0,"val":"properties","end":""},{"old":"/api/v1/bookings/properties/:id/availability","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/properties/:id/availability","type":0,"val":"availability","end":""}],
    types: placeholder as Registry['bookings.unavailableDates']['types'],
  },
  'bookings.checkAvailability': {
    methods: ["POST"],
    pattern: '/api/v1/bookings/properties/:id/check-availability',
    tokens: [{"old":"/api/v1/bookings/properties/:id/check-availability","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/properties/:id/check-availability","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/properties/:id/check-availability","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/properties/:id/check-availability","type":0,"val":"properties","end":""},{"old":"/api/v1/bookings/properties/:id/check-availability","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/properties/:id/check-availability","type":0,"val":"check-availability","end":""}],
    types: placeholder as Registry['bookings.checkAvailability']['types'],
  },
  'bookings.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/bookings',
    tokens: [{"old":"/api/v1/bookings","type":0,"val":"api","end":""},{"old":"/api/v1/bookings","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings","type":0,"val":"bookings","end":""}],
    types: placeholder as Registry['bookings.index']['types'],
  },
  'bookings.store': {
    methods: ["POST"],
    pattern: '/api/v1/bookings',
    tokens: [{"old":"/api/v1/bookings","type":0,"val":"api","end":""},{"old":"/api/v1/bookings","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings","type":0,"val":"bookings","end":""}],
    types: placeholder as Registry['bookings.store']['types'],
  },
  'bookings.mine': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/bookings/my',
    tokens: [{"old":"/api/v1/bookings/my","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/my","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/my","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/my","type":0,"val":"my","end":""}],
    types: placeholder as Registry['bookings.mine']['types'],
  },
  'bookings.recent': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/bookings/recent',
    tokens: [{"old":"/api/v1/bookings/recent","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/recent","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/recent","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/recent","type":0,"val":"recent","end":""}],
    types: placeholder as Registry['bookings.recent']['types'],
  },
  'bookings.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/bookings/:id',
    tokens: [{"old":"/api/v1/bookings/:id","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/:id","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['bookings.show']['types'],
  },
  'bookings.approve': {
    methods: ["PUT"],
    pattern: '/api/v1/bookings/:id/approve',
    tokens: [{"old":"/api/v1/bookings/:id/approve","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/:id/approve","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/:id/approve","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/:id/approve","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/:id/approve","type":0,"val":"approve","end":""}],
    types: placeholder as Registry['bookings.approve']['types'],
  },
  'bookings.cancel': {
    methods: ["PUT"],
    pattern: '/api/v1/bookings/:id/cancel',
    tokens: [{"old":"/api/v1/bookings/:id/cancel","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/:id/cancel","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/:id/cancel","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/:id/cancel","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/:id/cancel","type":0,"val":"cancel","end":""}],
    types: placeholder as Registry['bookings.cancel']['types'],
  },
  'bookings.checkIn': {
    methods: ["PUT"],
    pattern: '/api/v1/bookings/:id/checkin',
    tokens: [{"old":"/api/v1/bookings/:id/checkin","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/:id/checkin","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/:id/checkin","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/:id/checkin","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/:id/checkin","type":0,"val":"checkin","end":""}],
    types: placeholder as Registry['bookings.checkIn']['types'],
  },
  'bookings.checkOut': {
    methods: ["PUT"],
    pattern: '/api/v1/bookings/:id/checkout',
    tokens: [{"old":"/api/v1/bookings/:id/checkout","type":0,"val":"api","end":""},{"old":"/api/v1/bookings/:id/checkout","type":0,"val":"v1","end":""},{"old":"/api/v1/bookings/:id/checkout","type":0,"val":"bookings","end":""},{"old":"/api/v1/bookings/:id/checkout","type":1,"val":"id","end":""},{"old":"/api/v1/bookings/:id/checkout","type":0,"val":"checkout","end":""}],
    types: placeholder as Registry['bookings.checkOut']['types'],
  },
  'properties.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties',
    tokens: [{"old":"/api/v1/properties","type":0,"val":"api","end":""},{"old":"/api/v1/properties","type":0,"val":"v1","end":""},{"old":"/api/v1/properties","type":0,"val":"properties","end":""}],
    types: placeholder as Registry['properties.index']['types'],
  },
  'properties.mine': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/my-properties',
    tokens: [{"old":"/api/v1/properties/my-properties","type":0,"val":"api","end":""},{"old":"/api/v1/properties/my-properties","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/my-properties","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/my-properties","type":0,"val":"my-properties","end":""}],
    types: placeholder as Registry['properties.mine']['types'],
  },
  'properties.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/:id',
    tokens: [{"old":"/api/v1/properties/:id","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['properties.show']['types'],
  },
  'properties.quote': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/:id/quote',
    tokens: [{"old":"/api/v1/properties/:id/quote","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/quote","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/quote","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/quote","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/quote","type":0,"val":"quote","end":""}],
    types: placeholder as Registry['properties.quote']['types'],
  },
  'properties.availability': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/:id/bookings/availability',
    tokens: [{"old":"/api/v1/properties/:id/bookings/availability","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/bookings/availability","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/bookings/availability","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/bookings/availability","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/bookings/availability","type":0,"val":"bookings","end":""},{"old":"/api/v1/properties/:id/bookings/availability","type":0,"val":"availability","end":""}],
    types: placeholder as Registry['properties.availability']['types'],
  },
  'properties.reviews': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/:id/reviews',
    tokens: [{"old":"/api/v1/properties/:id/reviews","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/reviews","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/reviews","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/reviews","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/reviews","type":0,"val":"reviews","end":""}],
    types: placeholder as Registry['properties.reviews']['types'],
  },
  'properties.reviewStats': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/properties/:id/reviews/stats',
    tokens: [{"old":"/api/v1/properties/:id/reviews/stats","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/reviews/stats","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/reviews/stats","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/reviews/stats","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/reviews/stats","type":0,"val":"reviews","end":""},{"old":"/api/v1/properties/:id/reviews/stats","type":0,"val":"stats","end":""}],
    types: placeholder as Registry['properties.reviewStats']['types'],
  },
  'properties.store': {
    methods: ["POST"],
    pattern: '/api/v1/properties',
    tokens: [{"old":"/api/v1/properties","type":0,"val":"api","end":""},{"old":"/api/v1/properties","type":0,"val":"v1","end":""},{"old":"/api/v1/properties","type":0,"val":"properties","end":""}],
    types: placeholder as Registry['properties.store']['types'],
  },
  'properties.update': {
    methods: ["PUT"],
    pattern: '/api/v1/properties/:id',
    tokens: [{"old":"/api/v1/properties/:id","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['properties.update']['types'],
  },
  'properties.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/properties/:id',
    tokens: [{"old":"/api/v1/properties/:id","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['properties.destroy']['types'],
  },
  'properties.addPhotos': {
    methods: ["POST"],
    pattern: '/api/v1/properties/:id/photos',
    tokens: [{"old":"/api/v1/properties/:id/photos","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/photos","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/photos","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/photos","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/photos","type":0,"val":"photos","end":""}],
    types: placeholder as Registry['properties.addPhotos']['types'],
  },
  'properties.orderPhotos': {
    methods: ["PUT"],
    pattern: '/api/v1/properties/:id/photos/order',
    tokens: [{"old":"/api/v1/properties/:id/photos/order","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/photos/order","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/photos/order","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/photos/order","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/photos/order","type":0,"val":"photos","end":""},{"old":"/api/v1/properties/:id/photos/order","type":0,"val":"order","end":""}],
    types: placeholder as Registry['properties.orderPhotos']['types'],
  },
  'properties.updatePhoto': {
    methods: ["PUT"],
    pattern: '/api/v1/properties/:id/photos/:photoId',
    tokens: [{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"photos","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":1,"val":"photoId","end":""}],
    types: placeholder as Registry['properties.updatePhoto']['types'],
  },
  'properties.destroyPhoto': {
    methods: ["DELETE"],
    pattern: '/api/v1/properties/:id/photos/:photoId',
    tokens: [{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":0,"val":"photos","end":""},{"old":"/api/v1/properties/:id/photos/:photoId","type":1,"val":"photoId","end":""}],
    types: placeholder as Registry['properties.destroyPhoto']['types'],
  },
  'properties.choosePrimaryPhoto': {
    methods: ["PUT"],
    pattern: '/api/v1/properties/:id/photos/:photoId/primary',
    tokens: [{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":0,"val":"api","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":0,"val":"v1","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":0,"val":"properties","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":1,"val":"id","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":0,"val":"photos","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":1,"val":"photoId","end":""},{"old":"/api/v1/properties/:id/photos/:photoId/primary","type":0,"val":"primary","end":""}],
    types: placeholder as Registry['properties.choosePrimaryPhoto']['types'],
  },
  'settings.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/settings',
    tokens: [{"old":"/api/v1/settings","type":0,"val":"api","end":""},{"old":"/api/v1/settings","type":0,"val":"v1","end":""},{"old":"/api/v1/settings","type":0,"val":"settings","end":""}],
    types: placeholder as Registry['settings.show']['types'],
  },
  'settings.update': {
    methods: ["PUT"],
    pattern: '/api/v1/settings',
    tokens: [{"old":"/api/v1/settings","type":0,"val":"api","end":""},{"old":"/api/v1/settings","type":0,"val":"v1","end":""},{"old":"/api/v1/settings","type":0,"val":"settings","end":""}],
    types: placeholder as Registry['settings.update']['types'],
  },
  'settings.startTwoFactor': {
    methods: ["POST"],
    pattern: '/api/v1/settings/two-factor',
    tokens: [{"old":"/api/v1/settings/two-factor","type":0,"val":"api","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"v1","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"settings","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"two-factor","end":""}],
    types: placeholder as Registry['settings.startTwoFactor']['types'],
  },
  'settings.confirmTwoFactor': {
    methods: ["PUT"],
    pattern: '/api/v1/settings/two-factor',
    tokens: [{"old":"/api/v1/settings/two-factor","type":0,"val":"api","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"v1","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"settings","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"two-factor","end":""}],
    types: placeholder as Registry['settings.confirmTwoFactor']['types'],
  },
  'settings.endTwoFactor': {
    methods: ["DELETE"],
    pattern: '/api/v1/settings/two-factor',
    tokens: [{"old":"/api/v1/settings/two-factor","type":0,"val":"api","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"v1","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"settings","end":""},{"old":"/api/v1/settings/two-factor","type":0,"val":"two-factor","end":""}],
    types: placeholder as Registry['settings.endTwoFactor']['types'],
  },
  'sessions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/sessions',
    tokens: [{"old":"/api/v1/sessions","type":0,"val":"api","end":""},{"old":"/api/v1/sessions","type":0,"val":"v1","end":""},{"old":"/api/v1/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['sessions.index']['types'],
  },
  'sessions.destroyOthers': {
    methods: ["DELETE"],
    pattern: '/api/v1/sessions',
    tokens: [{"old":"/api/v1/sessions","type":0,"val":"api","end":""},{"old":"/api/v1/sessions","type":0,"val":"v1","end":""},{"old":"/api/v1/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['sessions.destroyOthers']['types'],
  },
  'sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/sessions/:id',
    tokens: [{"old":"/api/v1/sessions/:id","type":0,"val":"api","end":""},{"old":"/api/v1/sessions/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/sessions/:id","type":0,"val":"sessions","end":""},{"old":"/api/v1/sessions/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['sessions.destroy']['types'],
  },
  'users.profile': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/:id/profile',
    tokens: [{"old":"/api/v1/users/:id/profile","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id/profile","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id/profile","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id/profile","type":1,"val":"id","end":""},{"old":"/api/v1/users/:id/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['users.profile']['types'],
  },
  'users.hostDashboard': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/host/dashboard',
    tokens: [{"old":"/api/v1/users/host/dashboard","type":0,"val":"api","end":""},{"old":"/api/v1/users/host/dashboard","type":0,"val":"v1","end":""},{"old":"/api/v1/users/host/dashboard","type":0,"val":"users","end":""},{"old":"/api/v1/users/host/dashboard","type":0,"val":"host","end":""},{"old":"/api/v1/users/host/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['users.hostDashboard']['types'],
  },
  'users.guestDashboard': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/guest/dashboard',
    tokens: [{"old":"/api/v1/users/guest/dashboard","type":0,"val":"api","end":""},{"old":"/api/v1/users/guest/dashboard","type":0,"val":"v1","end":""},{"old":"/api/v1/users/guest/dashboard","type":0,"val":"users","end":""},{"old":"/api/v1/users/guest/dashboard","type":0,"val":"guest","end":""},{"old":"/api/v1/users/guest/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['users.guestDashboard']['types'],
  },
  'users.adminDashboard': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/admin/dashboard',
    tokens: [{"old":"/api/v1/users/admin/dashboard","type":0,"val":"api","end":""},{"old":"/api/v1/users/admin/dashboard","type":0,"val":"v1","end":""},{"old":"/api/v1/users/admin/dashboard","type":0,"val":"users","end":""},{"old":"/api/v1/users/admin/dashboard","type":0,"val":"admin","end":""},{"old":"/api/v1/users/admin/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['users.adminDashboard']['types'],
  },
  'users.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users',
    tokens: [{"old":"/api/v1/users","type":0,"val":"api","end":""},{"old":"/api/v1/users","type":0,"val":"v1","end":""},{"old":"/api/v1/users","type":0,"val":"users","end":""}],
    types: placeholder as Registry['users.index']['types'],
  },
  'users.store': {
    methods: ["POST"],
    pattern: '/api/v1/users',
    tokens: [{"old":"/api/v1/users","type":0,"val":"api","end":""},{"old":"/api/v1/users","type":0,"val":"v1","end":""},{"old":"/api/v1/users","type":0,"val":"users","end":""}],
    types: placeholder as Registry['users.store']['types'],
  },
  'users.search': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/search',
    tokens: [{"old":"/api/v1/users/search","type":0,"val":"api","end":""},{"old":"/api/v1/users/search","type":0,"val":"v1","end":""},{"old":"/api/v1/users/search","type":0,"val":"users","end":""},{"old":"/api/v1/users/search","type":0,"val":"search","end":""}],
    types: placeholder as Registry['users.search']['types'],
  },
  'users.stats': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/stats',
    tokens: [{"old":"/api/v1/users/stats","type":0,"val":"api","end":""},{"old":"/api/v1/users/stats","type":0,"val":"v1","end":""},{"old":"/api/v1/users/stats","type":0,"val":"users","end":""},{"old":"/api/v1/users/stats","type":0,"val":"stats","end":""}],
    types: placeholder as Registry['users.stats']['types'],
  },
  'users.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/users/:id',
    tokens: [{"old":"/api/v1/users/:id","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.show']['types'],
  },
  'users.update': {
    methods: ["PUT"],
    pattern: '/api/v1/users/:id',
    tokens: [{"old":"/api/v1/users/:id","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.update']['types'],
  },
  'users.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/users/:id',
    tokens: [{"old":"/api/v1/users/:id","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.destroy']['types'],
  },
  'users.toggleStatus': {
    methods: ["PATCH"],
    pattern: '/api/v1/users/:id/toggle-status',
    tokens: [{"old":"/api/v1/users/:id/toggle-status","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id/toggle-status","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id/toggle-status","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id/toggle-status","type":1,"val":"id","end":""},{"old":"/api/v1/users/:id/toggle-status","type":0,"val":"toggle-status","end":""}],
    types: placeholder as Registry['users.toggleStatus']['types'],
  },
  'users.uploadAvatar': {
    methods: ["POST"],
    pattern: '/api/v1/users/:id/avatar',
    tokens: [{"old":"/api/v1/users/:id/avatar","type":0,"val":"api","end":""},{"old":"/api/v1/users/:id/avatar","type":0,"val":"v1","end":""},{"old":"/api/v1/users/:id/avatar","type":0,"val":"users","end":""},{"old":"/api/v1/users/:id/avatar","type":1,"val":"id","end":""},{"old":"/api/v1/users/:id/avatar","type":0,"val":"avatar","end":""}],
    types: placeholder as Registry['users.uploadAvatar']['types'],
  },
  'health.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/health',
    tokens: [{"old":"/api/v1/health","type":0,"val":"api","end":""},{"old":"/api/v1/health","type":0,"val":"v1","end":""},{"old":"/api/v1/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['health.show']['types'],
  },
  'uploads.show': {
    methods: ["GET","HEAD"],
    pattern: '/uploads/*',
    tokens: [{"old":"/uploads/*","type":0,"val":"uploads","end":""},{"old":"/uploads/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['uploads.show']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
