import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { TicketPage } from '#features/people/subscription/ticket-page.tsx'
import { answered, limitedForm, sendForm } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/stop-search-mails.ts'

export const handle: RouteHandle = { messages: ['savedSearch', 'subscription'] }

const TICKET = 'ticket'

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  return { ticket: url.searchParams.get(TICKET) ?? '' }
}

/** Mail clients post here with one click, from another site and without the page [RFC 8058]. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await limitedForm(request)
  const ticket = url.searchParams.get(TICKET)
  if (ticket !== null) form.set(TICKET, ticket)
  const visit = visitOf(context, params)
  const { faults } = await sendForm(visit, savedSearchEndpoints.stopMails, form)
  return answered(faults ? { faults } : { done: true })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('savedSearch.stopTitle'),
    description: t('savedSearch.stopLead'),
  }))

export default function StopSearchMailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <TicketPage
      ticket={loaderData.ticket}
      answer={actionData}
      asked={{
        title: t('savedSearch.stopTitle'),
        lead: t('savedSearch.stopLead'),
        action: t('savedSearch.stopAction'),
      }}
      done={{ title: t('savedSearch.stoppedTitle'), body: t('savedSearch.stoppedBody') }}
    />
  )
}
