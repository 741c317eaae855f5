import { UndoPage } from '#features/identity/account-change/undo-page.tsx'
import { undoChange, undoOf } from '#features/identity/account-change/undo.server.ts'
import { formOf, textIn } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/undo-change.ts'

export const handle: RouteHandle = {
  messages: ['accountChange'],
  layout: 'default',
  noindex: true,
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ticket = url.searchParams.get('ticket') ?? ''
  return { ticket, undo: await undoOf(visitOf(context, params), ticket) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  return { undo: await undoChange(visit, textIn(form, 'ticket')) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('accountChange.title'),
    description: t('accountChange.description'),
  }))

export default function UndoChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { undo } = actionData ?? loaderData
  return <UndoPage ticket={loaderData.ticket} undo={undo} />
}
