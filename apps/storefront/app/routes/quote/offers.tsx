import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { redirect } from 'react-router'
import { type Offers, OffersPage } from '#features/deals/quote/offers-page.tsx'
import { doneWords } from '#features/deals/quote/parts/done-words.ts'
import { OFFERS_PAGE } from '#features/deals/quote/parts/quote-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answered, formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/offers.ts'

export const handle: RouteHandle = {
  messages: ['userCenter', 'device', 'inquiry', 'proforma', 'quote', 'yard'],
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Offers> {
  const visit = visitOf(context, params)
  const { current, size } = readQuery(quoteEndpoints.offers.query, url.searchParams)
  const query = { current, size }
  const { records, total } = await memberCall(visit, url)(quoteEndpoints.offers, { query })
  const last = lastPage(total, size)
  if (current > last) throw redirect(joinPath(visit.prefix, `${OFFERS_PAGE}?current=${last}`))
  return { ...query, last, total, records, done: doneWords(url.searchParams) }
}

/** Answers the price of a seller, or withdraws an offer. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const quoteId = textIn(form, 'quoteId')
  const intent = textIn(form, INTENT)
  const answer = await attempt(async () => {
    if (intent === 'withdraw') return sendForm(member, quoteEndpoints.withdraw, form)
    const answer = intent === 'accept' ? 'accept' : 'keep'
    await member.api(quoteEndpoints.answer, { body: { quoteId, answer } })
    return {}
  })
  if (answer.done) throw redirect(joinPath(visit.prefix, `${OFFERS_PAGE}?done=${intent}`))
  return answered({ ...answer, form: quoteId })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.offers'), description: t('userCenter.description') }))

export default function OffersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OffersPage offers={loaderData} answer={actionData} />
}
