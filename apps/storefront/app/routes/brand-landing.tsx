import { LandingCode, landingEndpoints } from '@ironsouq/contract/landing/landing.endpoints'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/pages'
import { data } from 'react-router'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { BrandLanding } from '#features/landing/brand-landing.tsx'
import { brandSaid } from '#features/landing/landing-said.ts'
import type { FailureData } from '#shell/failure.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/brand-landing.ts'

export const handle: RouteHandle = { messages: ['device', 'landing'], public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = LandingCode.safeParse({ code: params.brand })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(CATEGORIES, DEVICES)
  return call(landingEndpoints.brand, { query })
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => brandSaid(t, place, loaderData)) : []
}

export default function BrandLandingRoute({ loaderData }: Route.ComponentProps) {
  return <BrandLanding landing={loaderData} grid={DeviceGrid} />
}
