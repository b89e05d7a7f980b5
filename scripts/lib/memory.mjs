/**
 * How much memory the API's process may use before it looks for what it no longer needs, as options of Node. By itself it
 * begins with so little that twenty uploads set off a full collection every second, and everybody's search waits for it
 * (docs/operations.md, Photos).
 */
export const API_MEMORY = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
]
