import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { InquiryId } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { data, redirect } from 'react-router'
import { doneWords } from '#features/deals/quote/parts/done-words.ts'
import { QUOTE_ACTS, quotesPath } from '#features/deals/quote/parts/quote-path.ts'
import { typedDirhams } from '#features/deals/quote/parts/typed-amount.ts'
import { QuotesPage, type ShownQuotes } from '#features/deals/quote/quotes-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answered, formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/quotes.ts'

export const handle: RouteHandle = {
  messages: ['device', 'inquiry', 'proforma', 'quote', 'yard'],
  noindex: true,
}

function idIn(params: { inquiryId: string }): InquiryId {
  const { data: id } = InquiryId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!id) throw data(malformed, { status: 404 })
  return id
}

/** The question of the address, if the quote can still be answered like that. */
function askedIn(search: URLSearchParams, { quotes }: ShownQuotes['given']): ShownQuotes['asked'] {
  for (const act of QUOTE_ACTS) {
    const quote = quotes.find(({ quoteId }) => quoteId === search.get(act))
    if (quote?.actions.includes(act)) return { act, quoteId: quote.quoteId }
  }
  return undefined
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ShownQuotes> {
  const query = idIn(params)
  const call = memberCall(visitOf(context, params), url)
  const [{ inquiryId, inquiryNo, subject }, given] = await Promise.all([
    call(inquiryEndpoints.detail, { query }),
    call(quoteEndpoints.ofInquiry, { query }),
  ])
  const done = doneWords(url.searchParams)
  return { inquiryId, inquiryNo, subject, given, asked: askedIn(url.searchParams, given), done }
}

/** Accepts, counters or declines a quote; then the page shows what has become of it. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const { inquiryId } = idIn(params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const act = textIn(form, INTENT)
  const answer = await attempt(() => {
    if (act === 'accept') return sendForm(member, quoteEndpoints.accept, form)
    if (act === 'decline') return sendForm(member, quoteEndpoints.decline, form)
    const price = typedDirhams(textIn(form, 'amount'))
    return sendForm(member, quoteEndpoints.counter, form, { given: { price } })
  })
  if (answer.done) throw redirect(joinPath(visit.prefix, `${quotesPath(inquiryId)}?done=${act}`))
  return answered({ ...answer, typed: typedIn(form, ['amount', 'note']) })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('quote.compare'),
    description: t('inquiry.detailDescription'),
  }))

export default function QuotesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotesPage key={loaderData.inquiryId} shown={loaderData} answer={actionData} />
}
