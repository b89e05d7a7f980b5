import { HttpContext } from '@adonisjs/core/http'
import type { Device } from '#services/device_words'

/** Where the current request comes from; null outside requests. */
export function currentDevice(): Device | null {
  const request = HttpContext.get()?.request
  return request
    ? { userAgent: request.header('user-agent') ?? null, ipAddress: request.ip() }
    : null
}
