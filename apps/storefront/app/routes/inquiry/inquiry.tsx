import { randomUUID } from 'node:crypto'
import { COUNTRIES } from '@ironsouq/contract/countries'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { INQUIRY_POINTS } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { cookieIn } from '@ironsouq/front-server/cookies'
import { LOCALES } from '@ironsouq/i18n/locales'
import { redirect } from 'react-router'
import { InquiryPage } from '#features/deals/inquiry/inquiry-page.tsx'
import { inquiryDetailPath } from '#features/deals/inquiry/inquiry-path.ts'
import type { InquiryStart } from '#features/deals/inquiry/inquiry-start.ts'
import type { PageCall } from '#kit/api/api.server.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { answered, formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { DESTINATION_COOKIE } from '#kit/request/cookies.ts'
import { memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inquiry.ts'

export const handle: RouteHandle = {
  messages: ['device', 'inquiry', 'landedCost', 'yard'],
  noindex: true,
}

/** The names are made here: a browser may have other ones, and the page would change. */
function countriesIn(bcp47: string): InquiryStart['countries'] {
  const names = new Intl.DisplayNames(bcp47, { type: 'region' })
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  const order = new Intl.Collator(bcp47)
  return named.toSorted((a, b) => order.compare(a.label, b.label))
}

/** One that is for sale; asking about any other is refused. */
async function machineToAskAbout(call: PageCall, query: { deviceId: string }) {
  const [machine] = await Promise.all([
    call(deviceEndpoints.detail, { query }),
    call(inquiryEndpoints.about, { query }),
  ])
  return machine
}

export async function loader({
  request,
  context,
  params,
  url,
}: Route.LoaderArgs): Promise<InquiryStart> {
  const { call, locale, start } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(Object.fromEntries(url.searchParams))
  const [machine, { categoryInfo: categories }] = await Promise.all([
    query && machineToAskAbout(call, query),
    query ? { categoryInfo: [] } : call(categoryEndpoints.info, { query: {} }),
  ])
  const countries = countriesIn(LOCALES[locale].bcp47)
  const chosen = cookieIn(request.headers.get('cookie'), DESTINATION_COOKIE)
  const place = start.landedCostTables.destinations.find(({ code }) => code === chosen)?.code ?? ''
  return { submissionId: randomUUID(), machine, categories, countries, place }
}

const SHORT = ['submissionId', 'subject', 'quantity', 'category', 'to', 'keywords'] as const
const LONG = ['description', 'content'] as const

/** One choice of the form: a place, whose country the server knows, or a country. */
const whereTo = (to: string) =>
  /^[A-Z]{2}$/.test(to) ? { country: to, destination: '' } : { country: '', destination: to }

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const points = INQUIRY_POINTS.filter((point) => form.getAll('points').includes(point))
  let inquiryId: string | undefined
  const answer = await attempt(async () => {
    const given = { ...whereTo(textIn(form, 'to')), points }
    const sent = await sendForm(memberVisit(visit, url), inquiryEndpoints.submit, form, { given })
    inquiryId = sent.data?.inquiryId
    return sent
  })
  if (inquiryId) throw redirect(joinPath(visit.prefix, `${inquiryDetailPath(inquiryId)}?sent=1`))
  const long = Object.fromEntries(LONG.map((name) => [name, textIn(form, name).slice(0, 1000)]))
  const typed = { ...typedIn(form, SHORT), ...long, points: points.join(',') }
  return answered({ ...answer, typed })
}

/** Without a connection the form stays as it is and says that nothing was sent [IN-4]. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (err) {
    if (!(err instanceof TypeError)) throw err
    const faults = { msg: '', fields: {}, needsProof: false, status: 503 }
    return { faults } satisfies FormAnswer
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('inquiry.title'), description: t('inquiry.description') }))

/** The form has an id of its own in every page: it is cached nowhere. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function InquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <InquiryPage start={loaderData} {...(actionData && { answer: actionData })} />
}
