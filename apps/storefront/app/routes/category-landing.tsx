import { LandingCode, landingEndpoints } from '@ironsouq/contract/landing/landing.endpoints'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/pages'
import { data } from 'react-router'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { CategoryLanding } from '#features/landing/category-landing.tsx'
import { categorySaid } from '#features/landing/landing-said.ts'
import type { FailureData } from '#shell/failure.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/category-landing.ts'

export const handle: RouteHandle = { messages: ['device', 'landing'], public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = LandingCode.safeParse({ code: params.category })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(CATEGORIES, DEVICES)
  return call(landingEndpoints.category, { query })
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => categorySaid(t, place, loaderData)) : []
}

export default function CategoryLandingRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryLanding landing={loaderData} grid={DeviceGrid} />
}
