import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { dayIn } from '@ironsouq/i18n/zone'
import { redirect } from 'react-router'
import { viewedProductsPath } from '#features/people/history/history-path.ts'
import {
  type ViewedProducts,
  ViewedProductsPage,
} from '#features/people/history/viewed-products-page.tsx'
import { attempt } from '#kit/form/attempt.server.ts'
import { formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/viewed-products.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'mall'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ViewedProducts> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { current, size } = readQuery(historyEndpoints.products.query, url.searchParams)
  const [page, { timeZone }] = await Promise.all([
    call(historyEndpoints.products, { query: { current, size } }),
    call(memberEndpoints.profile),
  ])
  const last = lastPage(page.total, size)
  if (current > last) throw redirect(joinPath(visit.prefix, viewedProductsPath(last)))
  return { current, size, last, page, timeZone, today: dayIn(new Date(), timeZone) }
}

/** Deletes a product of a day. Without both the call would delete more. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const given = { prodId: textIn(form, 'prodId'), day: textIn(form, 'day') }
  return attempt(() => sendForm(memberVisit(visit, url), historyEndpoints.remove, form, { given }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.recentlyViewed'),
    description: t('userCenter.description'),
  }))

export default function ViewedProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ViewedProductsPage viewed={loaderData} answer={actionData} />
}
