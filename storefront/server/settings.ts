import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'

export const settings = {
  production: process.env.NODE_ENV === 'production',
  port,
  host,
  appUrl: new URL(process.env.APP_URL ?? `http://localhost:${port}`),
  apiUrl: `http://127.0.0.1:${process.env.API_PORT ?? 3333}`,
  backOfficeDevUrl: `http://localhost:${process.env.BACKOFFICE_PORT ?? 5174}`,
  trustedProxies: (process.env.TRUSTED_PROXIES ?? 'loopback').split(',').map((name) => name.trim()),
  storefrontRoot: root,
  clientBuild: fileURLToPath(new URL('../build/client', import.meta.url)),
  serverBuild: new URL('../build/server/index.js', import.meta.url).href,
  backOfficeBuild: fileURLToPath(new URL('../../backoffice/dist', import.meta.url)),
  /** Tile template of Leaflet; empty for the built-in outline of Kenya. */
  mapTiles: process.env.MAP_TILES_URL ?? '',
  /** Attribution that the tiles' licence requires. */
  mapAttribution: process.env.MAP_ATTRIBUTION ?? '© OpenStreetMap contributors',
  /** How long a stopping server waits for open connections, in ms. */
  stopGrace: 10_000,
}
