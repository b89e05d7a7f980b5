import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <a href="/">Makao</a> <a href="/properties">Properties</a>{' '}
          <a href="/auth/login">Sign in</a>
        </header>
        <Outlet />
        <footer>Short stays in Kenya</footer>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
