/** Lifetime of a code and pause before the next (§9). */
export const CODE_SECONDS = 300

/** Tries per code (contract, verify-otp). */
export const CODE_TRIES = 5

export const CODE_DIGITS = 6

/** Lifetime of a registration (§9, saved draft). */
export const ATTEMPT_MINUTES = 30

/** Lifetime of a password link (contract, forgotpassword). */
export const RESET_SECONDS = 30 * 60

/** Lifetime of an invitation by an admin. */
export const INVITATION_SECONDS = 7 * 24 * 3600

/** Lifetime of a session (contract, Session), and with `rememberMe`. */
export const SESSION_SECONDS = 24 * 3600
export const REMEMBERED_SESSION_SECONDS = 30 * 24 * 3600
