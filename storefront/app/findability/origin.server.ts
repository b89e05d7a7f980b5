/** Where the world finds us; addresses in pages, sitemap and shared links begin with it. */
export function originOf(url: URL) {
  return new URL(process.env.APP_URL ?? url.origin).origin
}
