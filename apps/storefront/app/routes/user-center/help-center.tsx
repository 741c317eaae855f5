import { HelpPage } from '#features/legal/help-page.tsx'
import { helpIn } from '#features/legal/help.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/help-center.ts'

export const handle: RouteHandle = { layout: 'user-center', public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return helpIn(visitOf(context, params).locale)
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, () => loaderData) : []
}

export default function UserHelpRoute({ loaderData }: Route.ComponentProps) {
  return <HelpPage help={loaderData} />
}
