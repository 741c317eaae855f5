import { TicketPage } from '#features/people/subscription/ticket-page.tsx'
import { spendTicket } from '#features/people/subscription/ticket.server.ts'
import { limitedForm } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/subscribe-confirm.ts'

export const handle: RouteHandle = { messages: ['subscription'] }

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  return { ticket: url.searchParams.get('ticket') ?? '' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return spendTicket(visitOf(context, params), 'confirm', await limitedForm(request))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('subscription.confirmTitle'),
    description: t('subscription.description'),
  }))

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <TicketPage
      ticket={loaderData.ticket}
      answer={actionData}
      asked={{
        title: t('subscription.confirmTitle'),
        lead: t('subscription.confirmLead'),
        action: t('subscription.confirmAction'),
      }}
      done={{ title: t('subscription.confirmedTitle'), body: t('subscription.confirmedBody') }}
    />
  )
}
