import type { FlashSaleRow } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { PromotionBadge } from '../promotion/promotion-badge.tsx'
import { usePeriodText } from '../promotion/use-period-text.ts'
import type { ListColumn } from '../table/list-column.ts'
import { RowLink } from '../table/row-link.tsx'

/** The columns of a list of flash sales, with the store where it is of all stores. */
export function useFlashSaleColumns(
  pathOf: (flashSaleId: string) => string,
  { hasStores = false }: { hasStores?: boolean } = {},
): ListColumn<FlashSaleRow>[] {
  const t = useT()
  const format = useFormat()
  const periodText = usePeriodText()
  return [
    {
      id: 'name',
      text: t('portalFlashSale.flashSale'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ flashSaleId, name }) => <RowLink to={pathOf(flashSaleId)} name={name} />,
    },
    ...(hasStores
      ? [
          {
            id: 'store',
            text: t('portalPromotion.store'),
            cell: ({ storeName }: FlashSaleRow) => <bdi>{storeName}</bdi>,
          },
        ]
      : []),
    {
      id: 'state',
      text: t('portalPromotion.state'),
      cell: ({ state }) => <PromotionBadge state={state} />,
    },
    { id: 'runs', text: t('portalPromotion.runs'), sort: '-startsAt', cell: periodText },
    {
      id: 'ordered',
      text: t('portalFlashSale.ordered'),
      isFigure: true,
      cell: ({ ordered, quantity }) =>
        t('portalFlashSale.orderedOf', {
          ordered: format.number(ordered),
          quantity: format.number(quantity),
        }),
    },
  ]
}
