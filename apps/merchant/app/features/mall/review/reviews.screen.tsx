import { STARS } from '@ironsouq/contract/mall/review/review.limits'
import { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import type { StoreReview } from '@ironsouq/contract/mall/review/review.schema'
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
  listPage(reviewMerchantEndpoints.list, url)

const pathOf = (reviewId: string) => `/reviews/${reviewId}`

function useColumns(): ListColumn<StoreReview>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'product',
      text: t('merchantReview.product'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ reviewId, productName }) => <RowLink to={pathOf(reviewId)} name={productName} />,
    },
    {
      id: 'stars',
      text: t('merchantReview.stars'),
      isFigure: true,
      cell: ({ stars }) => format.number(stars),
    },
    {
      id: 'text',
      text: t('merchantReview.record'),
      cell: ({ text }) => (
        <span dir="auto" className="line-clamp-2 block whitespace-normal lg:min-w-60">
          {text}
        </span>
      ),
    },
    {
      id: 'buyer',
      text: t('merchantReview.buyer'),
      cell: ({ author }) => <bdi>{author ?? t('merchantReview.unnamed')}</bdi>,
    },
    {
      id: 'status',
      text: t('merchantReview.status'),
      cell: (row) => <Status {...row} />,
    },
    {
      id: 'createdAt',
      text: t('merchantReview.createdAt'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}

/** Whether it waits for the store; what staff did comes first. */
function Status({ state, reply }: StoreReview) {
  const t = useT()
  if (state !== 'published')
    return <Badge tone="refused">{t(`merchantReview.state_${state}`)}</Badge>
  return reply ? (
    <Badge tone="proven">{t('merchantReview.given')}</Badge>
  ) : (
    <Badge tone="wait">{t('merchantReview.open')}</Badge>
  )
}

function useFilters(): Filter[] {
  const t = useT()
  const format = useFormat()
  const replies = (['open', 'given'] as const).map((id) => ({
    id,
    text: t(`merchantReview.${id}`),
  }))
  const stars = STARS.map((each) => ({ id: String(each), text: format.number(each) }))
  return [
    {
      kind: 'choice',
      name: 'reply',
      text: t('merchantReview.reply'),
      isSingle: true,
      options: replies,
    },
    {
      kind: 'choice',
      name: 'stars',
      text: t('merchantReview.stars'),
      isSingle: true,
      options: stars,
    },
  ]
}

/** What buyers wrote about the products of the store [BO-9]. */
export default function ReviewsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('merchantReview.title')}
      columns={useColumns()}
      idOf={({ reviewId }) => reviewId}
      page={page}
      usualSort="-createdAt"
      filters={useFilters()}
      pathOf={pathOf}
    />
  )
}
