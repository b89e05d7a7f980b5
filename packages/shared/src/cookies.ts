/* Cookies shared by both front ends. */

export const LANGUAGE_COOKIE = 'makao_language'
export const CURRENCY_COOKIE = 'makao_currency'
export const LANGUAGE_SECONDS = 365 * 24 * 3600

/** The flash message's name: on https no other host or path can have set a cookie called so. */
export const flashCookieName = (secure: boolean) => (secure ? '__Host-makao_flash' : 'makao_flash')
export const FLASH_SECONDS = 60
