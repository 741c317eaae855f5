import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { redirect } from 'react-router'
import {
  type BalanceFacts,
  BalancePage,
  balancePath,
} from '#features/money/balance/balance-page.tsx'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/balance.ts'

export const handle: RouteHandle = { messages: ['balance', 'device'] }

const SIZE = 20

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<BalanceFacts> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { current, kind } = readQuery(balanceEndpoints.changes.query, url.searchParams)
  const [overview, page] = await Promise.all([
    call(balanceEndpoints.overview),
    call(balanceEndpoints.changes, { query: { current, kind, size: SIZE } }),
  ])
  const last = lastPage(page.total, SIZE)
  if (current > last) throw redirect(joinPath(visit.prefix, balancePath({ kind, current: last })))
  return { overview, page, kind, current, size: SIZE, last }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('balance.title'), description: t('balance.description') }))

export default function BalanceRoute({ loaderData }: Route.ComponentProps) {
  return <BalancePage {...loaderData} />
}
