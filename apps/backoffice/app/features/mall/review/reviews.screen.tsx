import { reviewLifecycle } from '@ironsouq/contract/mall/review/review.lifecycle'
import { STARS } from '@ironsouq/contract/mall/review/review.limits'
import type { StaffReviewRow } from '@ironsouq/contract/mall/review/review.schema'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/reviews.screen.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(reviewStaffEndpoints.list, url)

const pathOf = (reviewId: string) => `/reviews/${reviewId}`

function useColumns(): ListColumn<StaffReviewRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'product',
      text: t('backofficeReview.product'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ reviewId, productName }) => <RowLink to={pathOf(reviewId)} name={productName} />,
    },
    {
      id: 'store',
      text: t('backofficeReview.store'),
      cell: ({ storeName }) => <bdi>{storeName}</bdi>,
    },
    {
      id: 'stars',
      text: t('backofficeReview.stars'),
      isFigure: true,
      cell: ({ stars }) => format.number(stars),
    },
    {
      id: 'text',
      text: t('backofficeReview.record'),
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-2 block whitespace-normal lg:min-w-60">
          {text}
        </span>
      ),
    },
    {
      id: 'buyer',
      text: t('backofficeReview.buyer'),
      cell: ({ author }) => <bdi>{author ?? t('backofficeReview.unnamed')}</bdi>,
    },
    {
      id: 'status',
      text: t('backofficeReview.status'),
      cell: (row) => <Status {...row} />,
    },
    {
      id: 'createdAt',
      text: t('backofficeReview.createdAt'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}

function Status({ state, waitingSince }: StaffReviewRow) {
  const t = useT()
  if (waitingSince !== null) return <Badge tone="wait">{t('backofficeReview.waits')}</Badge>
  return (
    <Badge tone={state === 'published' ? 'proven' : 'refused'}>
      {t(`backofficeReview.state_${state}`)}
    </Badge>
  )
}

const WAITS = ['any', 'pictures', 'reports', 'correction'] as const

function useFilters(): Filter[] {
  const t = useT()
  const format = useFormat()
  const waits = WAITS.map((id) => ({ id, text: t(`backofficeReview.waits_${id}`) }))
  const states = reviewLifecycle.states.map((id) => ({
    id,
    text: t(`backofficeReview.state_${id}`),
  }))
  const stars = STARS.map((each) => ({ id: String(each), text: format.number(each) }))
  return [
    {
      kind: 'choice',
      name: 'waits',
      text: t('backofficeReview.waits'),
      isSingle: true,
      options: waits,
    },
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeReview.status'),
      isSingle: true,
      options: states,
    },
    {
      kind: 'choice',
      name: 'stars',
      text: t('backofficeReview.stars'),
      isSingle: true,
      options: stars,
    },
  ]
}

/** Reviews of all stores: photos to check, and what was reported [BO-6]. */
export default function ReviewsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('backofficeReview.title')}
      columns={useColumns()}
      idOf={({ reviewId }) => reviewId}
      page={page}
      usualSort="-createdAt"
      filters={useFilters()}
      pathOf={pathOf}
    />
  )
}
