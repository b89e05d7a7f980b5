import { fileURLToPath } from 'node:url'
import { readSettingFiles } from '@makao/api/setting-files'

/**
 * All that the front door and its pages read from their environment. What the API reads as well is said there (`api/start/env.ts`);
 * docs/settings.md is written from both (`npm run settings`).
 */
interface Environment {
  /* The product */

  NODE_ENV?: string
  APP_URL?: string
  DEMO?: string
  HOST?: string
  PORT?: string
  API_PORT?: string
  API_HOST?: string
  API_URL?: string
  TRUSTED_PROXIES?: string
  METRICS_TOKEN?: string
  REDIS_URL?: string
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  PAYMENTS?: string
  /**
   * `off`: the front door keeps no visitors' pages for seconds ([0044](decisions/0044-visitors-pages-kept-for-seconds.md)).
   * @default `on`
   */
  KEPT_PAGES?: string

  /* Data */

  STORAGE_PATH?: string
  /**
   * A folder that front doors share, for the scripts and styles of their builds: they stay for a day after the last door of a build
   * ([0096](decisions/0096-built-files-stay-for-a-day.md)). @default `assets` in `STORAGE_PATH`
   */
  ASSETS_PATH?: string

  /* Maps */

  /** Template of a tile server, `https://…/{z}/{x}/{y}.png`; without one maps are our own outline of Kenya. Allowed by the CSP. */
  MAP_TILES_URL?: string
  /**
   * An archive of streets in the format of Protomaps: a file, which the front door serves by ranges (restart it after replacing the
   * file), or an `https://` address, which the CSP then allows and which must allow us (CORS, ranges). Wins over `MAP_TILES_URL`.
   */
  MAP_PMTILES?: string
  /** Whom the tiles' licence names. @default © OpenStreetMap contributors */
  MAP_ATTRIBUTION?: string

  /* Development */

  /** Where the back office's own development server listens, behind the front door. @default `5174` */
  BACKOFFICE_PORT?: string
}

const inBuild = /\/build\/(?:door|server)\//.test(import.meta.url)

/** The folder of this package, also when running from the build. */
export const storefrontFolder = new URL(inBuild ? '../../' : '../', import.meta.url)

readSettingFiles(
  process.env,
  ['METRICS_TOKEN', 'REDIS_URL'],
  fileURLToPath(new URL('../', storefrontFolder))
)

/** One that is there but empty is not given, as for the API. */
for (const [name, value] of Object.entries(process.env)) {
  if (value === '') {
    delete process.env[name]
  }
}

export const environment: Environment = process.env
