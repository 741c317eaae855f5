import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { redirect } from 'react-router'
import { CouponsPage } from '#features/mall/coupon/coupons-page.tsx'
import type { ClaimAnswer } from '#features/mall/coupon/parts/claim-answer.ts'
import { couponsPath } from '#features/mall/coupon/parts/coupon-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { formOf, sendForm } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/coupons.ts'

export const handle: RouteHandle = { messages: ['coupon', 'device', 'mall'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const query = readQuery(couponEndpoints.list.query, url.searchParams)
  const page = await memberCall(visit, url)(couponEndpoints.list, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, couponsPath({ ...query, current: last })))
  return { query, page, last, now: new Date().toISOString() }
}

/** Claims a coupon; forms of other pages are sent here as well. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const answer: ClaimAnswer = {}
  const { faults } = await attempt(async () => {
    const sent = await sendForm(memberVisit(visit, url), couponEndpoints.claim, form)
    if (sent.data) answer.coupon = sent.data
    return sent.faults ? { faults: sent.faults } : {}
  })
  return { ...answer, ...(faults && { faults }) } satisfies ClaimAnswer
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('coupon.title'), description: t('coupon.description') }))

export default function CouponsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CouponsPage {...loaderData} answer={actionData} />
}
