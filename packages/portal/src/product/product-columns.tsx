import type { ProductRow } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'
import { pictureUrl } from '../api/picture-url.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ListColumn } from '../table/list-column.ts'
import { ProductBadge } from './product-badge.tsx'

const PICTURE_PX = 32

/** The columns of a list of the products of one store. */
export function useProductColumns(pathOf: (productId: string) => string): ListColumn<ProductRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'product',
      text: t('portalProduct.product'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ productId, name, picture }) => (
        <span className="flex min-w-0 items-center gap-2 lg:max-w-100">
          {picture === null ? (
            <span className="size-8 shrink-0 rounded-tight bg-sunk" />
          ) : (
            <img
              src={pictureUrl(picture)}
              alt=""
              width={PICTURE_PX}
              height={PICTURE_PX}
              loading="lazy"
              className="size-8 shrink-0 rounded-tight object-cover"
            />
          )}
          <Link to={pathOf(productId)} className="min-w-0 text-small font-semibold lg:truncate">
            <bdi>{name}</bdi>
          </Link>
        </span>
      ),
    },
    {
      id: 'state',
      text: t('portalProduct.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => <ProductBadge state={state} />,
    },
    {
      id: 'partNo',
      text: t('portalProduct.partNo'),
      onPhone: 'hidden',
      cell: ({ partNo }) => <bdi className="text-ink-muted">{partNo ?? '–'}</bdi>,
    },
    {
      id: 'category',
      text: t('portalProduct.category'),
      onPhone: 'hidden',
      cell: ({ categoryName }) => <bdi>{categoryName}</bdi>,
    },
    {
      id: 'price',
      text: t('portalProduct.priceOnly'),
      isFigure: true,
      sort: 'price',
      cell: ({ lowest, highest }) => (
        <b className="font-semibold">
          <bdi>{format.money(lowest)}</bdi>
          {compare(lowest, highest) < 0 && (
            <>
              {' – '}
              <bdi>{format.money(highest)}</bdi>
            </>
          )}
        </b>
      ),
    },
    {
      id: 'available',
      text: t('portalProduct.available'),
      isFigure: true,
      cell: ({ available, isLow }) => (
        <span className="inline-flex items-center gap-2">
          {isLow && <Badge tone="refused">{t('portalProduct.low')}</Badge>}
          {format.number(available)}
        </span>
      ),
    },
    {
      id: 'variants',
      text: t('portalProduct.variants'),
      onPhone: 'hidden',
      isFigure: true,
      cell: ({ skuCount }) => format.number(skuCount),
    },
    {
      id: 'sold',
      text: t('portalProduct.sold'),
      onPhone: 'hidden',
      isFigure: true,
      sort: '-sold',
      cell: ({ sold }) => format.number(sold),
    },
    {
      id: 'updated',
      text: t('portalProduct.updated'),
      onPhone: 'hidden',
      isFigure: true,
      sort: '-updatedAt',
      cell: ({ updatedAt }) => format.date(updatedAt),
    },
  ]
}
