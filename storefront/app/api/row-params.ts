/** As the API's routes have it (start/routes/shared.ts). */
const ID = /^[1-9]\d{0,8}$/

/** Whether each `id` among an address's parameters may be a row's: under many another word the API has a list. */
export const nameRows = (params: Record<string, unknown>) =>
  Object.entries(params).every(([name, value]) => !/^id$|Id$/.test(name) || ID.test(String(value)))
