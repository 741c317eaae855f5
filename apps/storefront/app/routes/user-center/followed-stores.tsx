import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { redirect } from 'react-router'
import { type FollowedAnswer, FollowedPage } from '#features/mall/store/followed-page.tsx'
import { followedPath } from '#features/mall/store/followed-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/followed-stores.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'mall', 'store'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const query = readQuery(storeEndpoints.followed.query, url.searchParams)
  const { current, size } = query
  const page = await memberCall(visit, url)(storeEndpoints.followed, { query })
  const last = lastPage(page.total, size)
  if (current > last) throw redirect(joinPath(visit.prefix, followedPath(last)))
  return { current, size, last, page }
}

/** Follows a store no longer, or again. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const intent = textIn(form, INTENT) === 'follow' ? 'follow' : 'unfollow'
  const member = memberVisit(visit, url)
  const answer = await attempt(() => sendForm(member, storeEndpoints[intent], form))
  return { ...answer, intent, ...typedIn(form, ['storeId', 'name']) } satisfies FollowedAnswer
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.followedStores'),
    description: t('userCenter.description'),
  }))

export default function FollowedStoresRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FollowedPage {...loaderData} answer={actionData} />
}
