import { Article } from './article'
import { loadPage } from './load-page.server'
import type { Route } from './+types/route'

export const loader = (args: Route.LoaderArgs) => loadPage(args)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} />
}
