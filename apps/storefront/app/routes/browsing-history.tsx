import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { dayIn } from '@ironsouq/i18n/zone'
import { redirect } from 'react-router'
import { DeviceGrade } from '#features/device/device-grade.tsx'
import { DevicePicture } from '#features/device/device-picture.tsx'
import { EmirateName } from '#features/device/emirate-name.tsx'
import { attempt } from '#features/mine/attempt.server.ts'
import { type History, HistoryPage } from '#features/mine/history-page.tsx'
import { historyPath } from '#features/mine/history-path.ts'
import type { MineParts } from '#features/mine/mine-parts.ts'
import { lastPage, readQuery } from '#features/mine/page-query.ts'
import { joinPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, memberApi, memberCall, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/browsing-history.ts'

export const handle: RouteHandle = { messages: ['mine', 'device'] }

/** Six rows of a desk. */
const SIZE = 30

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<History> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { current, filter } = readQuery(historyEndpoints.list.query, url.searchParams)
  const [page, { timeZone }] = await Promise.all([
    call(historyEndpoints.list, { query: { current, filter, size: SIZE } }),
    call(memberEndpoints.profile),
  ])
  const last = lastPage(page.total, SIZE)
  if (current > last) throw redirect(joinPath(visit.prefix, historyPath({ filter, current: last })))
  return {
    query: { current, filter },
    size: SIZE,
    last,
    page,
    timeZone,
    today: dayIn(new Date(), timeZone),
    asksToDelete: url.searchParams.get('ask') === 'all',
  }
}

/** Forgets a machine of a day, a day or all; stops remembering, or goes on. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const call = memberApi(visit, url)
  const intent = textIn(form, 'intent')
  if (intent === 'pause') {
    const isPaused = textIn(form, 'isPaused') === 'true'
    return attempt(() => call(historyEndpoints.pause, { body: { isPaused } }))
  }
  if (intent === 'removeAll') return attempt(() => call(historyEndpoints.remove, { body: {} }))
  const deviceId = textIn(form, 'deviceId')
  const body = { day: textIn(form, 'day'), ...(deviceId !== '' && { deviceId }) }
  return attempt(() => call(historyEndpoints.remove, { body }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.browsingHistory'), description: t('mine.description') }))

const PARTS: MineParts = { Grade: DeviceGrade, Picture: DevicePicture, EmirateName }

export default function BrowsingHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData} parts={PARTS} answer={actionData} />
}
