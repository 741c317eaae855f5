import { randomUUID } from 'node:crypto'
import { COUNTRIES } from '@ironsouq/contract/countries'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import { redirect } from 'react-router'
import { InquiryPage } from '#features/deals/inquiry/inquiry-page.tsx'
import { inquiryDetailPath } from '#features/deals/inquiry/inquiry-path.ts'
import type { InquiryStart } from '#features/deals/inquiry/inquiry-start.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { answered, formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inquiry.ts'

export const handle: RouteHandle = { messages: ['device', 'inquiry'], noindex: true }

/** The names are made here: a browser may have other ones, and the page would change. */
function countriesIn(bcp47: string): InquiryStart['countries'] {
  const names = new Intl.DisplayNames(bcp47, { type: 'region' })
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  const order = new Intl.Collator(bcp47)
  return named.toSorted((a, b) => order.compare(a.label, b.label))
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<InquiryStart> {
  const { call, locale } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(Object.fromEntries(url.searchParams))
  const [machine, { categoryInfo: categories }] = await Promise.all([
    query && call(inquiryEndpoints.about, { query }),
    query ? { categoryInfo: [] } : call(categoryEndpoints.info, { query: {} }),
  ])
  const countries = countriesIn(LOCALES[locale].bcp47)
  return { submissionId: randomUUID(), machine, categories, countries }
}

const SHORT = [
  'submissionId',
  'subject',
  'quantity',
  'category',
  'country',
  'destination',
  'keywords',
] as const
const LONG = ['description', 'content'] as const

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  let inquiryId: string | undefined
  const answer = await attempt(async () => {
    const sent = await sendForm(memberVisit(visit, url), inquiryEndpoints.submit, form)
    inquiryId = sent.data?.inquiryId
    return sent
  })
  if (inquiryId) throw redirect(joinPath(visit.prefix, `${inquiryDetailPath(inquiryId)}?sent=1`))
  const long = Object.fromEntries(LONG.map((name) => [name, textIn(form, name).slice(0, 1000)]))
  return answered({ ...answer, typed: { ...typedIn(form, SHORT), ...long } })
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
