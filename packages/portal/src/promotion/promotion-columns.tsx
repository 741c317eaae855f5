import type { PromotionRow } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { ruleTexts } from '@ironsouq/i18n/promotion-words'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ListColumn } from '../table/list-column.ts'
import { RowLink } from '../table/row-link.tsx'
import { PromotionBadge } from './promotion-badge.tsx'
import { usePeriodText } from './use-period-text.ts'

/** What it cost so far, and its budget. */
export function useCostText(): (row: Pick<PromotionRow, 'kind' | 'used' | 'budget'>) => string {
  const t = useT()
  const format = useFormat()
  return ({ kind, used, budget }) => {
    // A gift takes nothing off.
    if (kind === 'gift') return '–'
    return budget === null
      ? format.money(used.cost)
      : t('portalPromotion.costOf', {
          cost: format.money(used.cost),
          budget: format.money(budget),
        })
  }
}

/** The columns of a list of promotions, with the store where it is of all stores. */
export function usePromotionColumns(
  pathOf: (promotionId: string) => string,
  { hasStores = false }: { hasStores?: boolean } = {},
): ListColumn<PromotionRow>[] {
  const t = useT()
  const format = useFormat()
  const periodText = usePeriodText()
  const costText = useCostText()
  return [
    {
      id: 'name',
      text: t('portalPromotion.promotion'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ promotionId, name }) => <RowLink to={pathOf(promotionId)} name={name} />,
    },
    ...(hasStores
      ? [
          {
            id: 'store',
            text: t('portalPromotion.store'),
            cell: ({ storeName }: PromotionRow) => <bdi>{storeName}</bdi>,
          },
        ]
      : []),
    {
      id: 'kind',
      text: t('portalPromotion.kind'),
      cell: ({ kind }) => t(`portalPromotion.kind_${kind}`),
    },
    {
      id: 'rule',
      text: t('portalPromotion.terms'),
      cell: ({ rule, currency }) => ruleTexts(rule, currency, { t, format })[0],
    },
    {
      id: 'state',
      text: t('portalPromotion.state'),
      cell: ({ state }) => <PromotionBadge state={state} />,
    },
    { id: 'runs', text: t('portalPromotion.runs'), sort: '-startsAt', cell: periodText },
    {
      id: 'orders',
      text: t('portalPromotion.orders'),
      isFigure: true,
      cell: ({ used }) => format.number(used.orders),
    },
    {
      id: 'sales',
      text: t('portalPromotion.sales'),
      isFigure: true,
      cell: ({ used }) => <bdi>{format.money(used.sales)}</bdi>,
    },
    {
      id: 'cost',
      text: t('portalPromotion.cost'),
      isFigure: true,
      cell: (row) => <bdi>{costText(row)}</bdi>,
    },
  ]
}
