/* Cookies shared by both front ends. */

export const LANGUAGE_COOKIE = 'makao_language'
export const LANGUAGE_SECONDS = 365 * 24 * 3600

export const FLASH_COOKIE = 'makao_flash'
export const FLASH_SECONDS = 60
