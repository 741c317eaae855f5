import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { InquiryId, ThreadPage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { data } from 'react-router'
import {
  InquiryDetailPage,
  type ShownInquiry,
} from '#features/deals/inquiry/inquiry-detail-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answered, formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { readQuery } from '#kit/list/page-query.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inquiry-detail.ts'

export const handle: RouteHandle = {
  messages: ['userCenter', 'device', 'inquiry', 'landedCost', 'proforma', 'quote', 'yard'],
}

function idIn(params: { inquiryId: string }): InquiryId {
  const { data: id } = InquiryId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!id) throw data(malformed, { status: 404 })
  return id
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ShownInquiry> {
  const visit = visitOf(context, params)
  const { before } = readQuery(ThreadPage, url.searchParams)
  const query = idIn(params)
  const call = memberCall(visit, url)
  const [inquiry, quotes] = await Promise.all([
    call(inquiryEndpoints.detail, { query: { ...query, before } }),
    call(quoteEndpoints.ofInquiry, { query }),
  ])
  const names = new Intl.DisplayNames(LOCALES[visit.locale].bcp47, { type: 'region' })
  const countryName = inquiry.country === '' ? '' : (names.of(inquiry.country) ?? inquiry.country)
  const { device, state } = inquiry
  const machine =
    device && state === 'unaudited'
      ? await visit
          .api(deviceEndpoints.detail, { query: { deviceId: device.deviceId } })
          .catch(() => undefined) // withdrawn meanwhile: the page does without
      : undefined
  return { inquiry, quotes, countryName, machine, isSent: url.searchParams.has('sent') }
}

/** Writes a message, or marks messages as read. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const given = idIn(params)
  if (textIn(form, INTENT) === 'read')
    return attempt(() => sendForm(member, inquiryEndpoints.read, form, { given }))
  const answer = await attempt(() => sendForm(member, inquiryEndpoints.reply, form, { given }))
  return answered(
    answer.faults ? { ...answer, typed: { body: textIn(form, 'body').slice(0, 1000) } } : answer,
  )
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.inquiries'),
    description: t('inquiry.detailDescription'),
  }))

export default function InquiryDetailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiryId } = loaderData.inquiry
  return <InquiryDetailPage key={inquiryId} shown={loaderData} answer={actionData} />
}
