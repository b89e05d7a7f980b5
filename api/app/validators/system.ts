import vine from '@vinejs/vine'
import { pageFields } from '#validators/rules/page_fields'

/** A class of jobs. */
const job = () =>
  vine
    .string()
    .regex(/^\w{1,100}$/)
    .optional()

/** GET /system/jobs. */
export const failedJobListValidator = vine.create({ ...pageFields(), job: job() })

/** PUT /system/jobs/retry and /system/jobs/forget: all without a class. */
export const failedJobsValidator = vine.create({ job: job() })
