import { data } from 'react-router'
import { errorMeta } from '#frame/errors/error-meta.ts'
import { ErrorScreen } from '#frame/errors/error-screen.tsx'
import type { Failure } from '#kit/api/failure.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/error.ts'

export const handle: RouteHandle = { layout: '404', noindex: true }

const DEFAULT_STATUS = 500

const statusOf = (asked: string | null) =>
  asked !== null && /^[45]\d\d$/.test(asked) ? Number(asked) : DEFAULT_STATUS

/** The error screen under its own URL [AP-23]: rendered, not thrown, because nothing failed. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { requestId } = visitOf(context, params)
  const status = statusOf(url.searchParams.get('status'))
  const failure: Failure = { status, reference: requestId }
  return data(failure, { status })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  errorMeta(matches, loaderData?.status ?? DEFAULT_STATUS)

export default function ErrorRoute({ loaderData }: Route.ComponentProps) {
  return <ErrorScreen failure={loaderData} />
}
