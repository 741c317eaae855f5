import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { redirect } from 'react-router'
import { saveChoices } from '#features/platform/notification/channel-choices.server.ts'
import { type Notices, NoticesPage } from '#features/platform/notification/notices-page.tsx'
import { noticesPath } from '#features/platform/notification/notices-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/notices.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'announcement'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Notices> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { size, ...query } = readQuery(notificationEndpoints.list.query, url.searchParams)
  const [page, { choices }, announcements] = await Promise.all([
    call(notificationEndpoints.list, { query: { ...query, size, currency: visit.currency } }),
    call(consentEndpoints.list),
    call(announcementEndpoints.ofMember),
  ])
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, noticesPath({ ...query, current: last })))
  const now = new Date().toISOString()
  return { query, size, last, page, choices, announcements, now }
}

/** Marks notices as read, and saves the channels of the member. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const intent = textIn(form, INTENT)
  if (intent === 'readAnnouncement')
    return attempt(() => sendForm(member, announcementEndpoints.read, form))
  if (intent === 'reach') return attempt(() => saveChoices(member, form))
  // Without an id the call marks every notice as read.
  const given = intent === 'readAll' ? {} : { noticeId: textIn(form, 'noticeId') }
  return attempt(() => sendForm(member, notificationEndpoints.read, form, { given }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.notifications'),
    description: t('userCenter.description'),
  }))

export default function NoticesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticesPage notices={loaderData} answer={actionData} />
}
