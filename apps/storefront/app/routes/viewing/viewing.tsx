import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { redirect } from 'react-router'
import { viewingPath } from '#features/deals/viewing/parts/viewing-path.ts'
import { ViewingBooked, type ShownViewing } from '#features/deals/viewing/viewing-booked.tsx'
import { answered, formOf, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/viewing.ts'

export const handle: RouteHandle = { messages: ['device', 'viewing', 'yard'], noindex: true }

const ticketIn = (url: URL) => url.searchParams.get('ticket') ?? ''

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ShownViewing> {
  const { call } = visitOf(context, params)
  const query = { ticket: ticketIn(url) }
  const viewing = await call(viewingEndpoints.booked, { query })
  const { device, isUpcoming, movesLeft } = viewing
  const act = url.searchParams.get('done')
  const done = act === 'booked' || act === 'moved' ? act : undefined
  if (!isUpcoming || movesLeft === 0 || !url.searchParams.has('move'))
    return { viewing, done, move: undefined }
  const times = await call(viewingEndpoints.times, { query: { deviceId: device.deviceId } })
  const wanted = url.searchParams.get('day')
  const day = times.days.find((each) => each.day === wanted) ?? times.days[0]
  return { viewing, done, move: { times, day } }
}

/** Moves the viewing; then the page shows its new time. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const given = { ticket: ticketIn(url) }
  const { faults } = await sendForm(visit, viewingEndpoints.move, form, { given })
  if (faults) return answered({ faults, typed: typedIn(form, ['startsAt']) })
  throw redirect(joinPath(visit.prefix, `${viewingPath(given.ticket)}&done=moved`))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('viewing.one'), description: t('viewing.description') }))

/** An appointment is cached nowhere, and no other site learns its ticket. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
})

export default function ViewingBookedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ViewingBooked shown={loaderData} answer={actionData} />
}
