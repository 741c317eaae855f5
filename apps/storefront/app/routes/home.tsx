import { CATEGORIES, DEVICES, HOME } from '@ironsouq/contract/pages'
import { renovationEndpoints } from '@ironsouq/contract/renovation/renovation.endpoints'
import { RENOVATION_TYPES } from '@ironsouq/contract/renovation/renovation.schema'
import { DeviceFeature } from '#features/device/device-feature.tsx'
import { DeviceGrades } from '#features/device/device-grades.tsx'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { deviceListPath } from '#features/device/device-list-path.ts'
import { DeviceYards } from '#features/device/device-yards.tsx'
import { EmirateName } from '#features/device/emirate-name.tsx'
import type { DeviceParts } from '#features/home/block-parts.ts'
import { HomeBlocks } from '#features/home/home-blocks.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/home.ts'

export const handle: RouteHandle = { messages: ['home', 'device'], public: true }

export function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(HOME, DEVICES, CATEGORIES)
  return call(renovationEndpoints.homepage, { query: { renovationType: RENOVATION_TYPES.home } })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('home.title'), description: t('home.description') }))

const PARTS: DeviceParts = {
  Grid: DeviceGrid,
  Feature: DeviceFeature,
  Yards: DeviceYards,
  Grades: DeviceGrades,
  EmirateName,
  listPath: deviceListPath,
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeBlocks blocks={loaderData.blocks} devices={PARTS} />
}
