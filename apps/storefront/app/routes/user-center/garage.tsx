import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import { GaragePage } from '#features/people/garage/garage-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/garage.ts'

export const handle: RouteHandle = { messages: ['fit', 'garage', 'userCenter'] }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  memberCall(visitOf(context, params), url)(garageEndpoints.list)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('garage.title'), description: t('garage.description') }))

export default function GarageRoute({ loaderData }: Route.ComponentProps) {
  return <GaragePage {...loaderData} />
}
