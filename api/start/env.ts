/*
 * Environment variables, validated at boot, with what they mean: docs/settings.md is written from here (`npm run settings`). `.env`
 * is at the root of the repository, and so are relative paths.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Env } from '@adonisjs/core/env'
import { readEnvFile, readSettingFiles } from '#start/setting_files'

const inBuild = import.meta.url.includes('/build/start/')

/** Also when running from the build. */
export const repositoryRoot = fileURLToPath(
  new URL(inBuild ? '../../../' : '../../', import.meta.url)
)

const settings = {
  /* The product */

  /** Set by the commands of this repository. */
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  /**
   * The public address: links in letters, the cookie's name and flags, the check of a request's origin. @default
   * `http://localhost:PORT`
   */
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /**
   * Demo accounts and data, the mailbox page: [Demo mode](operations.md#demo-mode). @default `false`; `true` in the `.env` that
   * `npm start` creates
   */
  DEMO: Env.schema.boolean.optional(),
  /** `yes` opens a demo to other machines. @default `no` */
  DEMO_PUBLIC: Env.schema.enum.optional(['yes', 'no'] as const),
  /** The front door's interface; `0.0.0.0` for other machines. @default `localhost` */
  HOST: Env.schema.string.optional({ format: 'host' }),
  /** Where the front door listens. @default `3000` */
  PORT: Env.schema.number.optional(),
  /** Where the API listens, behind the front door. @default `3333` */
  API_PORT: Env.schema.number.optional(),
  /** The API's interface. @default `127.0.0.1` */
  API_HOST: Env.schema.string.optional(),
  /**
   * Where front doors find an API that is not on their machine, and what says that `API_HOST` may be open to them: a name on a network of
   * your own (`http://api:3333`), else `https://`.
   * @default `http://API_HOST:API_PORT`
   */
  API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** `off` keeps the worker out of the API's process: [The worker](operations.md#the-worker). @default `on` */
  WORKER: Env.schema.enum.optional(['on', 'off'] as const),
  /**
   * `required`: an admin without two-factor sign-in gets no further than setting it up. @default `required`, in a demo `optional`
   */
  ADMIN_TWO_FACTOR: Env.schema.enum.optional(['required', 'optional'] as const),
  /** `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`. Lines of the API are JSON in production. @default `info` */
  LOG_LEVEL: Env.schema.string.optional(),
  /** Where traces go, by OTLP over HTTP: [Traces](operations.md#traces). Without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /**
   * Comma list of proxies whose `X-Forwarded-*` headers are believed: addresses, ranges, `loopback`, `uniquelocal`. For a reverse
   * proxy or a front door on another machine. @default `loopback`
   */
  TRUSTED_PROXIES: Env.schema.string.optional(),

  /* Data */

  /** The engine. @default `postgres` with `DATABASE_URL`, else `sqlite` */
  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'postgres'] as const),
  /** The file of the embedded database. One process owns it. @default `api/storage/makao.sqlite3` */
  SQLITE_PATH: Env.schema.string.optional(),
  /** Connections of one process to PostgreSQL. @default `10` */
  DATABASE_POOL: Env.schema.number.optional(),
  /** Photos (`uploads/`) and the outbox (`outbox/`). @default `api/storage` */
  STORAGE_PATH: Env.schema.string.optional(),
  /** Where photos are kept. @default `fs` */
  DRIVE_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  /** Of another S3-compatible store than Amazon's; paths name the bucket then. @default Amazon's */
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Stays private: photos leave through `/uploads`. @needed with `DRIVE_DISK=s3` */
  S3_BUCKET: Env.schema.string.optional(),
  /** Names the key. @needed with `DRIVE_DISK=s3` */
  S3_KEY: Env.schema.string.optional(),
  /** As the store calls it. @default `us-east-1` */
  S3_REGION: Env.schema.string.optional(),
  /**
   * `keep` stores every photo as it was sent, too, beside the others (`camera.jpeg`). No address leads there, and it goes with the
   * photo. Position and camera data are still in it. @default `drop`
   */
  PHOTO_ORIGINALS: Env.schema.enum.optional(['drop', 'keep'] as const),

  /* Mail, work and limits */

  /** `outbox` writes letters into the storage folder, `smtp` sends them. @default `outbox` */
  MAIL_MAILER: Env.schema.enum.optional(['outbox', 'smtp'] as const),
  /** The sender's address. With `MAIL_MAILER=smtp` a start in production is refused without one, or with one in `.test`. @default `karibu@makao.test` */
  MAIL_FROM: Env.schema.string.optional(),
  /** Where messages of the contact form go. With `MAIL_MAILER=smtp` a start in production is refused as without `MAIL_FROM`. @default `support@makao.test` */
  SUPPORT_EMAIL: Env.schema.string.optional({ format: 'email' }),
  /** The mail server. @default `localhost` */
  SMTP_HOST: Env.schema.string.optional(),
  /** Its port. @default `25` */
  SMTP_PORT: Env.schema.number.optional(),
  /** Without one nobody signs in at the mail server. */
  SMTP_USER: Env.schema.string.optional(),
  /**
   * `require` sends nothing before the line is encrypted (port 465 is from the first byte); `off` encrypts if the server offers it.
   * @default `require`, on this machine `off`
   */
  SMTP_TLS: Env.schema.enum.optional(['require', 'off'] as const),
  /** `sync` does queued work at once, for tests. @default `database` */
  QUEUE_DRIVER: Env.schema.enum.optional(['database', 'sync'] as const),
  /**
   * Where request limits are counted; `memory` is for a single process that may forget. @default Redis with `REDIS_URL`, else
   * `database`
   */
  LIMITER_STORE: Env.schema.enum.optional(['memory', 'database'] as const),
  /** `off` only for load tests. @default `on` */
  RATE_LIMITS: Env.schema.enum.optional(['on', 'off'] as const),

  /* Stays and money */

  /** Requests one guest may have waiting for an answer. @default `5` */
  MAX_PENDING_BOOKINGS: Env.schema.number.optional(),
  /**
   * Hours from the agreement until a guest who pays online has to have paid; always over before check-in. At least 1; a stay that
   * is booked instantly has one hour whatever it says. @default `24`
   */
  PAYMENT_WINDOW_HOURS: Env.schema.number.optional(),
  /** Hours from check-out until a deposit goes back to its guest. At least 1. @default `48` */
  DEPOSIT_RETURN_HOURS: Env.schema.number.optional(),
  /** Hours from check-in until a host's share is due, at least 1. @default `24` */
  PAYOUT_DELAY_HOURS: Env.schema.number.optional(),
  /**
   * Tourism levy on what guests pay for accommodation, in percent, in the tax returns of a month. They are made with the rates of the
   * day on which they are read. @default `2`
   */
  TOURISM_LEVY_PERCENT: Env.schema.number.optional(),
  /**
   * Withheld of what hosts are paid, in percent, in the tax returns. Payouts are sent whole: the file says what is to be withheld.
   * @default `5`
   */
  WITHHOLDING_PERCENT: Env.schema.number.optional(),
  /** KRA's class of the service fee in the lines for eTIMS. @default `E` */
  ETIMS_TAX_CLASS: Env.schema.enum.optional(['A', 'B', 'C', 'D', 'E'] as const),
  /**
   * Comma list of the payment gateways on offer, the first by default: `mpesa`, `paystack`, `simulator`. With `none`, alone,
   * nothing is paid online: guests pay their host, pages, screens and letters say so, and hosts note what they were paid. @default
   * `simulator`
   */
  PAYMENTS: Env.schema.string.optional(),
  /** Where Daraja is; what stands there is believed. `https://sandbox.safaricom.co.ke` to try it out. @default Safaricom's */
  MPESA_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Names the app at Daraja, for its tokens. @needed with `mpesa` */
  MPESA_CONSUMER_KEY: Env.schema.string.optional(),
  /** The paybill that guests pay to. @needed with `mpesa` */
  MPESA_SHORTCODE: Env.schema.string.optional(),
  /** Shillings that guests may pay in one go; what costs more is paid otherwise. @default `250000` */
  MPESA_MOST: Env.schema.number.optional(),
  /** Who sends money back (role Org Reversals Initiator). @needed with `mpesa` */
  MPESA_INITIATOR: Env.schema.string.optional(),
  /**
   * The shortcode that hosts are paid from by M-Pesa, a bulk or one-account one. With it, its initiator and its credential, approved payouts
   * of hosts who want that are sent at once; without them all go into the file for the bank.
   */
  MPESA_B2C_SHORTCODE: Env.schema.string.optional(),
  /** Who sends payouts (role Org B2C API Initiator). @needed with `MPESA_B2C_SHORTCODE` */
  MPESA_B2C_INITIATOR: Env.schema.string.optional(),
  /** Shillings that may be sent in one go; a larger payout goes into the file. @default `250000` */
  MPESA_B2C_MOST: Env.schema.number.optional(),
  /** Where Paystack is; what stands there is believed. @default `https://api.paystack.co` */
  PAYSTACK_API_BASE: Env.schema.string.optional({ format: 'url', tld: false }),
  /**
   * `true` lets calendars of other sites be read from this machine and its network, for tests; a start in production and of a
   * public demo is refused. @default `false`
   */
  ICAL_ALLOW_PRIVATE: Env.schema.boolean.optional(),
}

/** Each may be given as the path of a file as well, by its name with `_FILE` (ADR 0078). */
const secrets = {
  /* The product */

  /** Behind codes, sealed letters and digests. Keep it: [Secrets](operations.md#secrets). @default created by `npm start` */
  APP_KEY: Env.schema.secret(),
  /**
   * Opens `GET /metrics` of each process to whoever bears it: [Metrics](operations.md#metrics). Without it there is no such page.
   */
  METRICS_TOKEN: Env.schema.secret.optional(),

  /* Data */

  /** `postgres://user:password@host:5432/name`, with `?sslmode=verify-full` when the host is another machine. */
  DATABASE_URL: Env.schema.secret.optional(),
  /**
   * A streaming standby of that database, which answers what visitors read while it has all there is: [A replica for
   * reads](operations.md#a-replica-for-reads). One server, not an address that leads to several.
   */
  DATABASE_REPLICA_URL: Env.schema.secret.optional(),
  /**
   * `redis://:password@host:6379/0`, or `rediss://` to another machine: several processes share limits and events there. See
   * [Several processes](operations.md#several-processes).
   */
  REDIS_URL: Env.schema.secret.optional(),
  /** Of the key. @needed with `DRIVE_DISK=s3` */
  S3_SECRET: Env.schema.secret.optional(),
  /**
   * Seals backups (AES-256-GCM): 32 random characters or more. Kept elsewhere than the backups; without it a sealed one cannot be
   * opened.
   */
  BACKUP_KEY: Env.schema.secret.optional(),

  /* Mail, work and limits */

  /** @needed with `SMTP_USER` */
  SMTP_PASSWORD: Env.schema.secret.optional(),

  /* Stays and money */

  /** Of the app at Daraja. @needed with `mpesa` */
  MPESA_CONSUMER_SECRET: Env.schema.secret.optional(),
  /** The paybill's key for prompts. @needed with `mpesa` */
  MPESA_PASSKEY: Env.schema.secret.optional(),
  /** The initiator's password, encrypted. @needed with `mpesa` */
  MPESA_SECURITY_CREDENTIAL: Env.schema.secret.optional(),
  /** The password of who sends payouts, encrypted. @needed with `MPESA_B2C_SHORTCODE` */
  MPESA_B2C_SECURITY_CREDENTIAL: Env.schema.secret.optional(),
  /**
   * Of the merchant; also checks the signatures of events. At Paystack, enter `<APP_URL>/api/v1/payments/card-events` as the
   * webhook. @needed with `paystack`
   */
  PAYSTACK_SECRET_KEY: Env.schema.secret.optional(),
}

/** Adonis' own reading of `.env` comes too late for files that it names, and takes `$` for the name of another setting. */
readEnvFile(process.env, repositoryRoot)
readSettingFiles(process.env, Object.keys(secrets), repositoryRoot)

const env = new Env(Env.rules({ ...settings, ...secrets }).validate({}))

export default env

/** Resolves a path relative to the repository's root. */
export function fromRoot(path: string) {
  return resolve(repositoryRoot, path)
}

/** Demo accounts, mailbox page, simulated payments. */
export const isDemo = env.get('DEMO') ?? false
