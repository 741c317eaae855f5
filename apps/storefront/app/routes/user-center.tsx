import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import { DeviceGrade } from '#features/device/device-grade.tsx'
import { DevicePicture } from '#features/device/device-picture.tsx'
import { EmirateName } from '#features/device/emirate-name.tsx'
import type { MineParts } from '#features/mine/mine-parts.ts'
import { type Overview, OverviewPage } from '#features/mine/overview-page.tsx'
import { useMemberFrame } from '#shell/layouts/use-member.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { memberCall } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/user-center.ts'

export const handle: RouteHandle = { messages: ['mine', 'device'] }

/** So many of each are shown; the rest is a page of its own. */
const FEW = 4

/** What the page can live without comes when it comes; null when it does not. */
const rowsOf = <Row,>(page: Promise<{ records: readonly Row[] }>): Promise<readonly Row[] | null> =>
  page.then(
    ({ records }) => records,
    () => null,
  )

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const query = { current: 1, size: FEW }
  const saved = rowsOf(
    call(favoriteEndpoints.list, { query: { ...query, filter: 'all', sort: 'changed' } }),
  )
  const seen = rowsOf(call(historyEndpoints.list, { query: { ...query, filter: 'all' } }))
  const notices = rowsOf(call(notificationEndpoints.list, { query }))
  const [profile, passkeys] = await Promise.all([
    call(memberEndpoints.profile),
    call(passkeyEndpoints.list).then(
      ({ length }) => length,
      () => undefined,
    ),
  ])
  return { profile, passkeys, now: new Date().toISOString(), saved, seen, notices } satisfies Omit<
    Overview,
    'center'
  >
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.userCenter'), description: t('mine.description') }))

const PARTS: MineParts = { Grade: DeviceGrade, Picture: DevicePicture, EmirateName }

export default function UserCenterRoute({ loaderData }: Route.ComponentProps) {
  const frame = useMemberFrame()
  return frame && <OverviewPage overview={{ ...loaderData, center: frame.center }} parts={PARTS} />
}
