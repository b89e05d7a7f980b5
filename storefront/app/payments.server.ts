import { environment } from '../server/environment'

/** PAYMENTS=none: guests pay their host, and nothing is paid out (docs/operations). */
export const guestsPayHosts = environment.PAYMENTS?.trim() === 'none'
