/**
 * Node's heap options for the API. The default heap starts so small that twenty uploads cause a full
 * collection every second, which delays every search (docs/operations.md, Photos). What it holds
 * idle is bounded (ADR 0059).
 */
export const API_MEMORY = ['--max-semi-space-size=16', '--initial-old-space-size=128']

/** Node's heap options for the front door: nothing of a page is needed for the next one. */
export const DOOR_MEMORY = ['--max-semi-space-size=8']
