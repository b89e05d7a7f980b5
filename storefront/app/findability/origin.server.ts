import { environment } from '../../server/environment'

/** The public origin, for canonical URLs, sitemap and shared links. */
export function originOf(url: URL) {
  return new URL(environment.APP_URL ?? url.origin).origin
}
