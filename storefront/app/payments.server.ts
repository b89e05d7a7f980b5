/** PAYMENTS=none: guests pay their host, and nothing is paid out (docs/operations). */
export const guestsPayHosts = process.env.PAYMENTS?.trim() === 'none'
