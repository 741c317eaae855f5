import { HelpCenterPage } from '#features/content/help/help-center-page.tsx'
import { HELP_CENTER, MEMBER_HELP_CENTER } from '#features/content/help/help-paths.ts'
import { helpCenterShown } from '#features/content/help/help.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/help-center.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  messages: ['help'],
  public: true,
  query: ['q'],
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  helpCenterShown(visitOf(context, params), url)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('help.title'),
    description: t('help.description'),
    canonical: HELP_CENTER,
    unlisted: args.loaderData?.found !== null,
  }))

export default function UserHelpRoute({ loaderData }: Route.ComponentProps) {
  return <HelpCenterPage base={MEMBER_HELP_CENTER} {...loaderData} />
}
