/** Seconds a verification code lives, and the pause before the next one (§9). */
export const CODE_SECONDS = 300

/** Wrong and right answers together that one code takes (contract, verify-otp). */
export const CODE_TRIES = 5

export const CODE_DIGITS = 6

/** Minutes a registration waits for its code, and can be sent another (§9, saved draft). */
export const ATTEMPT_MINUTES = 30

/** Seconds the link of a forgotten password lives (contract, forgotpassword). */
export const RESET_SECONDS = 30 * 60

/** Seconds somebody has to choose a password for an account that an admin made for them. */
export const INVITATION_SECONDS = 7 * 24 * 3600

/** Seconds a session lives (contract, Session), and with `rememberMe`. */
export const SESSION_SECONDS = 24 * 3600
export const REMEMBERED_SESSION_SECONDS = 30 * 24 * 3600
