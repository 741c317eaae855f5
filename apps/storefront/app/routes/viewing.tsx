import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { data } from 'react-router'
import { type Booked, ViewingBooked } from '#features/deals/viewing/viewing-booked.tsx'
import { ViewingPage } from '#features/deals/viewing/viewing-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { formOf, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/viewing.ts'

export const handle: RouteHandle = { messages: ['device', 'viewing', 'yard'], noindex: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  const times = await call(viewingEndpoints.times, { query })
  const wanted = url.searchParams.get('day')
  const day = times.days.find((each) => each.day === wanted) ?? times.days[0]
  return { deviceId: query.deviceId, times, day }
}

interface ViewingAnswer extends FormAnswer {
  booked?: Booked
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const { data: sent, faults } = await sendForm(visit, viewingEndpoints.book, form, {
    given: { deviceId: params.deviceId },
  })
  const typed = typedIn(form, ['startsAt', 'name', 'mail', 'mobile'])
  const answer: ViewingAnswer = faults
    ? { faults, typed }
    : { done: true, booked: { ...sent, mail: typed.mail } }
  return data(answer, { status: faults?.status ?? 200 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('viewing.title'), description: t('viewing.description') }))

/** An appointment is cached nowhere. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function ViewingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { deviceId, times } = loaderData
  return actionData?.booked ? (
    <ViewingBooked deviceId={deviceId} yard={times.yard} booked={actionData.booked} />
  ) : (
    <ViewingPage {...loaderData} answer={actionData} />
  )
}
