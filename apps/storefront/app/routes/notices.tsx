import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import { redirect } from 'react-router'
import { attempt } from '#features/mine/attempt.server.ts'
import { type Notices, NoticesPage } from '#features/mine/notices-page.tsx'
import { noticesPath } from '#features/mine/notices-path.ts'
import { lastPage, readQuery } from '#features/mine/page-query.ts'
import { changedChoices } from '#features/mine/reach-choices.ts'
import { joinPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, memberApi, memberCall, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/notices.ts'

export const handle: RouteHandle = { messages: ['mine', 'device'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Notices> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { size, ...query } = readQuery(notificationEndpoints.list.query, url.searchParams)
  const [page, { choices }] = await Promise.all([
    call(notificationEndpoints.list, { query: { ...query, size } }),
    call(consentEndpoints.list),
  ])
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, noticesPath({ ...query, current: last })))
  return { query, size, last, page, choices, now: new Date().toISOString() }
}

/** Marks notices as read, and keeps how the member wants to be reached. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const call = memberApi(visit, url)
  const intent = textIn(form, 'intent')
  if (intent === 'reach')
    return attempt(async () => {
      const { choices } = await call(consentEndpoints.list)
      for (const body of changedChoices(form, choices)) await call(consentEndpoints.set, { body })
    })
  const body = intent === 'readAll' ? {} : { noticeId: textIn(form, 'noticeId') }
  return attempt(() => call(notificationEndpoints.read, { body }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.notices'), description: t('mine.description') }))

export default function NoticesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticesPage notices={loaderData} answer={actionData} />
}
