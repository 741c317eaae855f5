import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { type Overview, OverviewPage } from '#features/people/user-center/overview-page.tsx'
import { useMemberFrame } from '#features/people/user-center/parts/use-member.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/overview.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'order'] }

/** The number of rows per panel; the rest has its own page. */
const FEW = 4

/** Optional rows: they are streamed, and null when the call fails. */
const rowsOf = <Row,>(page: Promise<{ records: readonly Row[] }>): Promise<readonly Row[] | null> =>
  page.then(
    ({ records }) => records,
    () => null,
  )

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const query = { current: 1, size: FEW }
  const saved = rowsOf(
    call(favoriteEndpoints.list, { query: { ...query, filter: 'all', sort: 'changed' } }),
  )
  const seen = rowsOf(call(historyEndpoints.list, { query: { ...query, filter: 'all' } }))
  const notices = rowsOf(
    call(notificationEndpoints.list, { query: { ...query, currency: visit.currency } }),
  )
  const [profile, due, passkeys] = await Promise.all([
    call(memberEndpoints.profile),
    call(memberEndpoints.due),
    call(passkeyEndpoints.list).then(
      ({ length }) => length,
      () => undefined,
    ),
  ])
  return {
    profile,
    due,
    passkeys,
    now: new Date().toISOString(),
    saved,
    seen,
    notices,
  } satisfies Omit<Overview, 'center'>
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.myAccount'),
    description: t('userCenter.description'),
  }))

export default function UserCenterRoute({ loaderData }: Route.ComponentProps) {
  const frame = useMemberFrame()
  return frame && <OverviewPage overview={{ ...loaderData, center: frame.center }} />
}
