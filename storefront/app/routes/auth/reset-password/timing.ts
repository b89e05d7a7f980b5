/** Delay of the redirect to the sign-in page, in seconds (specification §9). */
export const REDIRECT_SECONDS = 3
