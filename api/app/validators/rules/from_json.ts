/** Multipart forms send objects as JSON text (§7, Reviews; OpenAPI 3.1). */
export function fromJson(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
