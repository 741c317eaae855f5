import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { SEARCH_NAME_MAX } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { redirect } from 'react-router'
import { NewSearchPage } from '#features/deals/saved-search/new-search-page.tsx'
import { NAME, WANT } from '#features/deals/saved-search/parts/new-search-path.ts'
import { SAVED_SEARCHES } from '#features/deals/saved-search/saved-search-row.tsx'
import { readDeviceQuery } from '#features/machines/device-list/device-query.server.ts'
import { answered, formOf, sendForm } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/new-saved-search.ts'

export const handle: RouteHandle = { messages: ['savedSearch', 'userCenter'] }

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  const {
    current: _,
    size: __,
    sort: ___,
    view: ____,
    ...query
  } = readDeviceQuery(url.searchParams)
  return {
    query,
    name: (url.searchParams.get(NAME) ?? '').slice(0, SEARCH_NAME_MAX),
    isWant: url.searchParams.has(WANT),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const { faults } = await sendForm(memberVisit(visit, url), savedSearchEndpoints.save, form)
  if (faults) return answered({ faults })
  throw redirect(joinPath(visit.prefix, `${SAVED_SEARCHES}?saved`))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('savedSearch.save'),
    description: t('savedSearch.description'),
  }))

export default function NewSavedSearchRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewSearchPage {...loaderData} answer={actionData} />
}
