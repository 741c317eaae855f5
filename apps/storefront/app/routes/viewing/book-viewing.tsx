import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { cookieIn } from '@ironsouq/front-server/cookies'
import { data, redirect } from 'react-router'
import { viewingPath } from '#features/deals/viewing/parts/viewing-path.ts'
import type { ViewingProfile } from '#features/deals/viewing/viewing-form.tsx'
import { ViewingPage } from '#features/deals/viewing/viewing-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { answered, formOf, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { SIGNED_COOKIE } from '#kit/request/cookies.ts'
import { memberVisit } from '#kit/request/session.server.ts'
import { type Visit, visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/book-viewing.ts'

export const handle: RouteHandle = { messages: ['device', 'viewing', 'yard'], noindex: true }

const isMember = ({ headers }: Request) => cookieIn(headers.get('cookie'), SIGNED_COOKIE) === '1'

/** What is known of the visitor; nothing of one who is not signed in. */
async function profileOf({ api }: Visit, request: Request): Promise<ViewingProfile> {
  const own = isMember(request)
    ? await api(memberEndpoints.profile).catch(() => undefined)
    : undefined
  return { name: own?.nickName ?? '', mail: own?.mail ?? '', mobile: own?.mobile ?? '' }
}

/** Who reserved the machine is offered times as well; a session that ended is that of anyone. */
async function timesOf(visit: Visit, request: Request, query: { deviceId: string }) {
  const own = isMember(request)
    ? await visit.api(viewingEndpoints.timesAsMember, { query }).catch(() => undefined)
    : undefined
  return own ?? visit.call(viewingEndpoints.times, { query })
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  const [times, profile] = await Promise.all([
    timesOf(visit, request, query),
    profileOf(visit, request),
  ])
  const wanted = url.searchParams.get('day')
  const day = times.days.find((each) => each.day === wanted) ?? times.days[0]
  return { deviceId: query.deviceId, times, day, profile }
}

/** Books; then the page of the viewing shows what was booked. A member finds it in the account, too. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const given = { deviceId: params.deviceId }
  const { data: sent, faults } = isMember(request)
    ? await sendForm(memberVisit(visit, url), viewingEndpoints.bookAsMember, form, { given })
    : await sendForm(visit, viewingEndpoints.book, form, { given })
  if (faults)
    return answered({ faults, typed: typedIn(form, ['startsAt', 'name', 'mail', 'mobile']) })
  throw redirect(joinPath(visit.prefix, `${viewingPath(sent.ticket)}&done=booked`))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('viewing.title'), description: t('viewing.description') }))

/** An appointment is cached nowhere. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function ViewingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ViewingPage {...loaderData} answer={actionData} />
}
