/** The public origin, for canonical URLs, sitemap and shared links. */
export function originOf(url: URL) {
  return new URL(process.env.APP_URL ?? url.origin).origin
}
