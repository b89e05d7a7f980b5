/** Until the sign-in page follows by itself (specification §9). */
export const REDIRECT_SECONDS = 3
