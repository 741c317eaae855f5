import {
  LandingPageCode,
  landingPageEndpoints,
} from '@ironsouq/contract/content/landing-page/landing-page.endpoints'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/page-cache'
import { data } from 'react-router'
import { BrandPage } from '#features/content/landing-page/brand-page.tsx'
import { brandMeta } from '#features/content/landing-page/landing-page-meta.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/brand-page.ts'

export const handle: RouteHandle = { messages: ['device', 'landingPage'], public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = LandingPageCode.safeParse({ code: params.brand })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(CATEGORIES, DEVICES)
  return call(landingPageEndpoints.brand, { query })
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => brandMeta(t, place, loaderData)) : []
}

export default function BrandPageRoute({ loaderData }: Route.ComponentProps) {
  return <BrandPage page={loaderData} />
}
