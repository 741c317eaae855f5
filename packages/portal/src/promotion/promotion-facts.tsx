import type { PromotionRecord } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { ruleTexts } from '@ironsouq/i18n/promotion-words'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { PromotionBadge } from './promotion-badge.tsx'
import { useCostText } from './promotion-columns.tsx'
import { usePeriodText } from './use-period-text.ts'

interface PromotionProps {
  promotion: PromotionRecord
}

/** Why it runs no more, or takes nothing off for now. */
function Ending({ promotion }: PromotionProps) {
  const t = useT()
  const { state, endReason, stopReason, isStoppedByStaff, budget, used } = promotion
  const words = () => {
    if (endReason !== null)
      return t(
        endReason === 'budget' ? 'portalPromotion.endedByBudget' : 'portalPromotion.endedInTime',
      )
    if (state === 'stopped' && stopReason !== null)
      return t(
        isStoppedByStaff ? 'portalPromotion.stoppedByStaff' : 'portalPromotion.stoppedWithReason',
        { reason: stopReason },
      )
    if (state === 'stopped') return t('portalPromotion.stoppedByStore')
    return state === 'running' && used.cost.amount === budget ? t('portalPromotion.usedUp') : null
  }
  const text = words()
  return (
    text !== null && (
      <p role="note" className="rounded-box bg-sunk p-4 wrap-anywhere">
        {text}
      </p>
    )
  )
}

/** In percent, for a bar. */
const percentUsed = (cost: Money, budget: Money): number =>
  Number((minorOf(cost) * 100n) / minorOf(budget))

function Cost({ promotion }: PromotionProps) {
  const t = useT()
  const format = useFormat()
  const costText = useCostText()
  const { used, currency, kind } = promotion
  const budget = promotion.budget === null ? null : { amount: promotion.budget, currency }
  return (
    <Panel heading={t(kind === 'gift' ? 'portalPromotion.sales' : 'portalPromotion.cost')}>
      {kind !== 'gift' && (
        <p className="text-title font-bold tabular-nums">
          <bdi>{costText({ kind, used, budget })}</bdi>
        </p>
      )}
      {budget && (
        <ProgressBar label={t('portalPromotion.cost')} value={percentUsed(used.cost, budget)} />
      )}
      {minorOf(used.unpaid) > 0n && (
        <p className="text-ink-muted">
          {t('portalPromotion.unpaid', { amount: format.money(used.unpaid) })}
        </p>
      )}
      <FactsTable
        facts={[
          { label: t('portalPromotion.orders'), value: format.number(used.orders) },
          { label: t('portalPromotion.sales'), value: <bdi>{format.money(used.sales)}</bdi> },
        ]}
      />
    </Panel>
  )
}

function Products({ promotion: { scope, products } }: PromotionProps) {
  const t = useT()
  const format = useFormat()
  const named = scope === 'chosen' ? 'portalPromotion.chosen' : 'portalPromotion.except'
  return (
    <Panel heading={t('portalPromotion.scope')}>
      {scope === 'all' && <p>{t('portalPromotion.scope_all')}</p>}
      {products.length > 0 && (
        <>
          <h3 className="pt-2 text-small font-bold">{t(named)}</h3>
          <ul className="grid divide-y divide-line">
            {products.map(({ productId, name, lowest }) => (
              <li key={productId} className="flex justify-between gap-3 py-1.5">
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                <bdi className="whitespace-nowrap tabular-nums">{format.money(lowest)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** What it gives, and what is left of it. */
function Gifts({ promotion: { gifts, rule, currency } }: PromotionProps) {
  const t = useT()
  const format = useFormat()
  if (!('gifts' in rule)) return null
  const termsOf = (skuId: string) => rule.gifts.find((each) => each.skuId === skuId)
  return (
    <Panel heading={t('portalPromotion.gifts')}>
      <ul className="grid divide-y divide-line">
        {gifts.map(({ skuId, name, variant, available }) => (
          <li key={skuId} className="grid gap-0.5 py-2">
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
              {variant !== '' && (
                <>
                  {' · '}
                  <bdi>{variant}</bdi>
                </>
              )}{' '}
              × {format.number(termsOf(skuId)?.quantity ?? 1)}
            </span>
            <span className="text-small text-ink-muted tabular-nums">
              {t('portalPromotion.giftStock', { count: available })} ·{' '}
              {t('portalPromotion.refundPrice', { currency })}:{' '}
              <bdi>{termsOf(skuId)?.refundPrice}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Its names in the languages that they are written in. */
const namesOf = ({ names }: PromotionRecord) =>
  LOCALE_CODES.flatMap((locale) => {
    const name = names[locale]
    return name === undefined ? [] : [{ locale, name }]
  })

/** A promotion that is no draft: what it takes off, when, and what it cost so far against its budget. */
export function PromotionFacts({ promotion }: PromotionProps) {
  const t = useT()
  const format = useFormat()
  const periodText = usePeriodText()
  const { rule, currency, kind, state } = promotion
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Ending promotion={promotion} />
        <Panel heading={t(`portalPromotion.kind_${kind}`)} note={<PromotionBadge state={state} />}>
          <FactsTable
            facts={[
              { label: t('portalPromotion.runs'), value: periodText(promotion) },
              {
                label: t('portalPromotion.terms'),
                value: (
                  <span className="grid">
                    {ruleTexts(rule, currency, { t, format }).map((text) => (
                      <span key={text}>{text}</span>
                    ))}
                  </span>
                ),
              },
              ...namesOf(promotion).map(({ locale, name }) => ({
                label: `${t('portalPromotion.name')} (${LOCALES[locale].name})`,
                value: <bdi lang={LOCALES[locale].bcp47}>{name}</bdi>,
              })),
            ]}
          />
        </Panel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Cost promotion={promotion} />
        <Gifts promotion={promotion} />
        <Products promotion={promotion} />
      </div>
    </div>
  )
}
