import { HelpPage } from '#features/legal/help-page.tsx'
import { helpIn } from '#features/legal/help.server.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/user-help-center.ts'

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
