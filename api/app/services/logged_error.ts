import { stdSerializers } from '@adonisjs/core/logger'

/** What knex and PostgreSQL say of the values of a statement, which may be personal. */
const VALUES = ['bindings', 'detail', 'where']

type Told = ReturnType<typeof stdSerializers.err>

/** An error as the log has it, with those it was made of: what failed, and not for whom. */
export function loggedError(error: Error) {
  const told = stdSerializers.err(error)
  /* What is no error comes back as it is. */
  return Object.is(told, error) ? told : withoutValues(told)
}

function withoutValues(told: Told): Told {
  for (const name of VALUES) Reflect.deleteProperty(told, name)
  const kind: unknown = Object.getPrototypeOf(told)
  const parts: unknown[] = [...Object.values(told), ...(told.aggregateErrors ?? [])]
  for (const part of parts) {
    if (part instanceof Object && Object.getPrototypeOf(part) === kind) withoutValues(part as Told)
  }
  return told
}
