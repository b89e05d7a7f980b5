import { Article } from './article'
import { loadPage } from './load-page.server'
import type { Route } from './+types/route'

export function loader({ request, url }: Route.LoaderArgs) {
  return loadPage(request, url)
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} />
}
