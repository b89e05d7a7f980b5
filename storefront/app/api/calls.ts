import type {
  Availability,
  Booking,
  Pagination,
  PropertyCard,
  PropertyDetail,
  Quote,
  Review,
  ReviewStats,
  Totals,
  User,
} from './types'

/*
 * The API's calls in the shape of the generated client: `api.properties.show({ params })`.
 */

export interface Answer<Data> {
  success: true
  data: Data
  message?: string
}

export interface Page<Item> extends Answer<Item[]> {
  pagination: Pagination
}

export type Query = Record<string, string | number | boolean | undefined>

interface Id {
  params: { id: number | string }
}

type Call<Result, Args = { query?: Query }> = (
  args: Args & { headers?: Record<string, string> }
) => Promise<Result>

/** Every call of the storefront, named as in the generated client. */
export interface Api {
  auth: {
    register: Call<Answer<{ email: string; userId: string }>, { body: object }>
    verifyOtp: Call<Answer<{ user: User }>, { body: { email: string; otp: string } }>
    resendOtp: Call<Answer<null>, { body: { email: string } }>
    login: Call<
      Answer<{ user: User }>,
      { body: { email: string; password: string; rememberMe?: boolean } }
    >
    logout: Call<Answer<null>>
    me: Call<Answer<User>>
  }
  properties: {
    index: Call<Page<PropertyCard>>
    show: Call<Answer<PropertyDetail>, Id>
    availability: Call<Answer<Availability>, Id & { query: Query }>
    quote: Call<Answer<Availability & { quote: Quote }>, Id & { query: Query }>
  }
  bookings: {
    unavailableDates: Call<Answer<{ unavailableDates: string[] }>, Id & { query: Query }>
    store: Call<Answer<Booking>, { body: object }>
    show: Call<Answer<Booking>, Id>
    mine: Call<Page<Booking>>
    recent: Call<Answer<Booking[]>>
    cancel: Call<Answer<Booking>, Id & { body: { cancellationReason?: string } }>
  }
  reviews: {
    store: Call<Answer<Review>, { body: FormData }>
    forProperty: Call<Page<Review>, Id & { query?: Query }>
    stats: Call<Answer<ReviewStats>, Id>
  }
  users: {
    guestDashboard: Call<Answer<Totals>>
  }
}

/** Method and path of each call, below `/api/v1`. */
export const endpoints: Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`> = {
  'auth.register': 'POST /auth/register',
  'auth.verifyOtp': 'POST /auth/verify-otp',
  'auth.resendOtp': 'POST /auth/resend-otp',
  'auth.login': 'POST /auth/login',
  'auth.logout': 'POST /auth/logout',
  'auth.me': 'GET /auth/me',
  'properties.index': 'GET /properties',
  'properties.show': 'GET /properties/:id',
  'properties.availability': 'GET /properties/:id/bookings/availability',
  'properties.quote': 'GET /properties/:id/quote',
  'bookings.unavailableDates': 'GET /bookings/properties/:id/availability',
  'bookings.store': 'POST /bookings',
  'bookings.show': 'GET /bookings/:id',
  'bookings.mine': 'GET /bookings/my',
  'bookings.recent': 'GET /bookings/recent',
  'bookings.cancel': 'PUT /bookings/:id/cancel',
  'reviews.store': 'POST /reviews',
  'reviews.forProperty': 'GET /properties/:id/reviews',
  'reviews.stats': 'GET /properties/:id/reviews/stats',
  'users.guestDashboard': 'GET /users/guest/dashboard',
}
