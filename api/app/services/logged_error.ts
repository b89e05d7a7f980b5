import { stdSerializers } from '@adonisjs/core/logger'

/** What may be personal: what knex and PostgreSQL say of the values of a statement, and nodemailer of whom a letter went to. */
const PERSONAL = [
  'bindings',
  'detail',
  'where',
  'rejected',
  'rejectedErrors',
  'response',
  'recipient',
]

/** Stands for an address. */
const UNTOLD = '•••'

/** A word of a sentence or of a stack, in which addresses stand between brackets and paths hold names such as `/@adonisjs`. */
const WORD = /[^\s<>()]+/g
const ADDRESS = /[^/]@/

type Told = ReturnType<typeof stdSerializers.err>

/** An error as the log has it, with those it was made of: what failed, and not for whom. */
export function loggedError(error: Error) {
  const told = stdSerializers.err(error)
  /* What is no error comes back as it is. */
  return Object.is(told, error) ? told : withoutPeople(told)
}

function withoutPeople(told: Told): Told {
  for (const name of PERSONAL) Reflect.deleteProperty(told, name)
  for (const [name, text] of Object.entries(told)) {
    if (typeof text === 'string') told[name] = withoutAddresses(text)
  }
  const kind: unknown = Object.getPrototypeOf(told)
  const parts: unknown[] = [...Object.values(told), ...(told.aggregateErrors ?? [])]
  for (const part of parts) {
    if (part instanceof Object && Object.getPrototypeOf(part) === kind) withoutPeople(part as Told)
  }
  return told
}

const withoutAddresses = (text: string) =>
  text.replace(WORD, (word) => (ADDRESS.test(word) ? UNTOLD : word))
