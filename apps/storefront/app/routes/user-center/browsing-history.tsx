import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { dayIn } from '@ironsouq/i18n/zone'
import { redirect } from 'react-router'
import { type History, HistoryPage } from '#features/people/history/history-page.tsx'
import { historyPath } from '#features/people/history/history-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/browsing-history.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device'] }

/** Six rows on a desktop. */
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

/** Deletes a device of a day, a day or everything; pauses or resumes the recording. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const intent = textIn(form, INTENT)
  if (intent === 'pause') return attempt(() => sendForm(member, historyEndpoints.pause, form))
  // Without a day the call deletes everything, which only the button for that may do.
  const given = intent === 'removeAll' ? {} : { day: textIn(form, 'day') }
  return attempt(() => sendForm(member, historyEndpoints.remove, form, { given }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.recentlyViewed'),
    description: t('userCenter.description'),
  }))

export default function BrowsingHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage history={loaderData} answer={actionData} />
}
