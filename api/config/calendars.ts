import env from '#start/env'

const calendarsConfig = {
  /** For tests on one machine; in production and in a public demo the start is refused (services/production_guard.ts). */
  allowsPrivate: env.get('ICAL_ALLOW_PRIVATE') ?? false,
}

export default calendarsConfig
