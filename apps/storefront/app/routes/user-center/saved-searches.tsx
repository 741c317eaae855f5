import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { wantedPartEndpoints } from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { redirect } from 'react-router'
import { SavedSearchesPage } from '#features/deals/saved-search/saved-searches-page.tsx'
import { deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/saved-searches.ts'

export const handle: RouteHandle = { messages: ['wantedPart', 'savedSearch', 'userCenter'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const [page, parts] = await Promise.all([
    call(savedSearchEndpoints.list),
    call(wantedPartEndpoints.list),
  ])
  return { page, parts, isSaved: url.searchParams.has('saved') }
}

/** Shows the machines of a search, changes it or deletes it. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const own = memberVisit(visit, url)
  const intent = textIn(form, INTENT)
  if (intent === 'look') {
    const { data, faults } = await sendForm(own, savedSearchEndpoints.look, form)
    if (!data) return { faults }
    throw redirect(joinPath(visit.prefix, deviceListPath({ ...data.query, sort: 'newest' })))
  }
  const endpoint = intent === 'remove' ? 'remove' : 'change'
  return attempt(() => sendForm(own, savedSearchEndpoints[endpoint], form))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('savedSearch.title'),
    description: t('savedSearch.description'),
  }))

export default function SavedSearchesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedSearchesPage {...loaderData} answer={actionData} />
}
