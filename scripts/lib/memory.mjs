/**
 * Node's heap options for the API. The default heap starts so small that twenty uploads cause a full
 * collection every second, which delays every search (docs/operations.md, Photos).
 */
export const API_MEMORY = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
]
