import {
  LandingPageCode,
  landingPageEndpoints,
} from '@ironsouq/contract/content/landing-page/landing-page.endpoints'
import { CATEGORIES, DEVICES } from '@ironsouq/contract/page-cache'
import { data } from 'react-router'
import { CategoryPage } from '#features/content/landing-page/category-page.tsx'
import { categoryMeta } from '#features/content/landing-page/landing-page-meta.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/category-page.ts'

export const handle: RouteHandle = { messages: ['device', 'landingPage'], public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = LandingPageCode.safeParse({ code: params.category })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(CATEGORIES, DEVICES)
  return call(landingPageEndpoints.category, { query })
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => categoryMeta(t, place, loaderData)) : []
}

export default function CategoryPageRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage page={loaderData} />
}
