import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { data } from 'react-router'
import { OrderReviewPage } from '#features/mall/review/order-review-page.tsx'
import { failureOf } from '#kit/api/failure.ts'
import { Page } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/order-review.ts'

export const handle: RouteHandle = { messages: ['mall', 'order', 'review', 'reviewFault'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { data: query } = reviewEndpoints.ofOrder.query.safeParse(params)
  if (!query) throw data(null, { status: 404 })
  return memberCall(visitOf(context, params), url)(reviewEndpoints.ofOrder, { query })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('review.formTitle'), description: t('order.description') }))

/** The page handles its own errors, inside the user centre. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  const isMissing = failureOf(error).status === 404
  return (
    <Page>
      <EmptyState
        kind="error"
        title={t(isMissing ? 'order.missingTitle' : 'order.failedTitle')}
        body={t(isMissing ? 'order.missingBody' : 'order.failedBody')}
      >
        <LocalLink href="/user-center/orders" className={buttonLook({ tone: 'ink' })}>
          {t('order.title')}
        </LocalLink>
      </EmptyState>
    </Page>
  )
}

export default function OrderReviewRoute({ loaderData }: Route.ComponentProps) {
  return <OrderReviewPage {...loaderData} />
}
