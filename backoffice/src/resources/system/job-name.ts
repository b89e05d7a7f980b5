import type { TFunction } from 'i18next'

/** What a class of jobs does, in words; the class itself when it is unknown. */
export const jobName = (t: TFunction, name: string): string =>
  t(`system.jobs.${name as 'SendMail'}`, { defaultValue: name })
