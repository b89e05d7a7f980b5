import { impatientlyTried, modulesWith } from '../support/impatient.ts'
import { expect, test } from '../support/journey.ts'

/* Every form has an impatient journey, or a reason to have none. */

/** Nothing is typed there, or what `PostForm` does for the others is all they need. */
const PATIENT_GUESTS = [
  'components/step-form.tsx', // the one its pages' steps are made of
  'components/favourites/mark-form.tsx', // one button; favourites.spec.ts taps it in a hurry
  'layout/account-menu.tsx', // one button
  'layout/frame-form.tsx', // the one the choices and the sign-out are made of
  'routes/dashboard/end-session/route.tsx', // one password
  'routes/dashboard/helping/helped-stay-card.tsx', // one button
  'routes/dashboard/helping-dates/route.tsx', // two days to choose
  'routes/dashboard/helping-photos/route.tsx', // one button
  'routes/dashboard/helping/invitation.tsx', // one button
  'routes/dashboard/helping/manager-steps.tsx', // buttons alone
  'routes/dashboard/profile/avatar-field.tsx', // one file
  'routes/dashboard/trip-dates/offer.tsx', // one button
  'routes/dashboard/trip-dates/route.tsx', // two days to choose
  'routes/dashboard/trip/proposed-dates.tsx', // two buttons
  'routes/dashboard/two-factor/turn-off.tsx', // a password and a code
  'routes/host/route.tsx', // one button
  'routes/newsletter/follow/route.tsx', // one button
]

/** A picture's words, a host, a place, days, an amount, a month or a kind of job to choose, a line about a payout or a difference, and a code or a password sent as the forms with a journey send theirs. */
const PATIENT_HOSTS = [
  'resources/bookings/dates-dialog.tsx',
  'resources/bookings/lower-dialog.tsx',
  'resources/bookings/place-dialog.tsx',
  'resources/calendar/gate.tsx',
  'resources/deposit-claims/list.tsx',
  'resources/discrepancies/list.tsx',
  'resources/discrepancies/resolve-dialog.tsx',
  'resources/discrepancies/statements.tsx',
  'resources/payouts/month-select.tsx',
  'resources/payouts/payout-step-dialog.tsx',
  'resources/properties/photos/words-dialog.tsx',
  'resources/properties/steps/hand-over-dialog.tsx',
  'resources/system/list.tsx',
  'resources/users/two-factor-dialog.tsx',
  'settings/end-sessions.tsx',
  'settings/two-factor-end.tsx',
  'settings/two-factor-scan.tsx',
  'settings/two-factor-start.tsx',
]

const GUESTS = modulesWith('storefront/app', /<(Form|form|PostForm|StepForm|FrameForm)\b/)

const HOSTS = modulesWith(
  'backoffice/src',
  /<(Form(?!\.)|form|RecordForm|StepForm|PropertyDialog|ResourceList|SearchBox|FilterSelect|FilterPills|DateRange|DayInput)\b/
)

const TRIED = impatientlyTried()

test('every form of the storefront has an impatient journey', () => {
  expect(GUESTS.filter((form) => !TRIED.has(form))).toEqual(PATIENT_GUESTS.toSorted())
})

test('every form and filter of the back office has an impatient journey', () => {
  expect(HOSTS.filter((form) => !TRIED.has(form))).toEqual(PATIENT_HOSTS.toSorted())
})

test('what an impatient journey names is a form', () => {
  const isForm = (name: string) => GUESTS.includes(name) || HOSTS.includes(name)
  expect([...TRIED].filter((name) => !isForm(name))).toEqual([])
})
