import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { giftFaults } from '@ironsouq/contract/mall/promotion/promotion.gift'
import { type PromotionRule, ruleFaults } from '@ironsouq/contract/mall/promotion/promotion.rule'
import type { NamedProduct, SampleResult } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useAnswer } from '@ironsouq/portal/api/use-answer.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { SumList } from '@ironsouq/portal/ledger/sum-list'
import { usePeriodText } from '@ironsouq/portal/promotion/use-period-text.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { FindProduct } from './find-product.tsx'
import { promotionPath } from './promotion-path.ts'
import { formOf, type PromotionValues } from './promotion-values.ts'

const { sample } = promotionEndpoints
const QUANTITY_MAX = 9999

interface Line {
  product: NamedProduct
  quantity: number
}

interface SampleCartProps {
  values: PromotionValues
  currency: string
  /** Null: it is new. */
  promotionId: string | null
  /** Products that the sample begins with. */
  usual: readonly NamedProduct[]
}

/** Other promotions that run for the same products at the same time, each with a link. */
function Conflicts({ conflicts }: Pick<SampleResult, 'conflicts'>) {
  const t = useT()
  const periodText = usePeriodText()
  return (
    conflicts.length > 0 && (
      <div role="alert" className="grid gap-1 rounded-box bg-refused-wash p-4 text-refused">
        <b>{t('portalPromotion.conflicts')}</b>
        <ul>
          {conflicts.map((each) => (
            <li key={each.promotionId}>
              <Link to={promotionPath(each.promotionId)} className="underline underline-offset-3">
                <bdi>{each.name}</bdi>
              </Link>{' '}
              <bdi>{periodText(each)}</bdi>
            </li>
          ))}
        </ul>
        <p>{t('portalPromotion.conflictRule')}</p>
      </div>
    )
  )
}

/** What would come with the cart. */
function SampleGifts({ gifts }: Pick<SampleResult, 'gifts'>) {
  const t = useT()
  const format = useFormat()
  return (
    <>
      <h3 className="pt-2 text-small font-bold">{t('portalPromotion.giftsWithCart')}</h3>
      {gifts.length === 0 && <p className="text-ink-muted">{t('portalPromotion.giftsNone')}</p>}
      <ul>
        {gifts.map(({ skuId, name, quantity }) => (
          <li key={skuId} className="wrap-anywhere">
            <bdi>{name}</bdi> × {format.number(quantity)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether a rule can be computed with; a gift is looked at by the server. */
const isRuleWhole = (rule: PromotionRule, currency: string): boolean =>
  'gifts' in rule
    ? giftFaults(rule, currency, null).length === 0
    : ruleFaults(rule, currency).length === 0

function SampleLine({
  line,
  result,
  onChange,
}: {
  line: Line
  result: SampleResult | undefined
  onChange: (quantity: number) => void
}) {
  const t = useT()
  const format = useFormat()
  const { product, quantity } = line
  const priced = result?.lines.find(({ productId }) => productId === product.productId)
  const isLess = priced && priced.before.amount !== priced.after.amount
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0">
        <bdi className="block wrap-anywhere">{product.name}</bdi>
        <span className="text-small text-ink-muted tabular-nums">
          {priced && !priced.isIncluded && t('portalPromotion.notIncluded')}
          {priced?.isIncluded === true && (
            <>
              {isLess && <s className="pe-2">{format.money(priced.before)}</s>}
              <bdi className={isLess ? 'font-bold text-proven' : undefined}>
                {format.money(priced.after)}
              </bdi>
            </>
          )}
        </span>
      </span>
      <NumberField
        label={t('portalPromotion.quantity', { name: product.name })}
        isLabelHidden
        minValue={0}
        maxValue={QUANTITY_MAX}
        value={quantity}
        onChange={(next) => onChange(Number.isNaN(next) ? quantity : next)}
      />
    </li>
  )
}

/** What a cart would cost with what is typed, by the pricing of the checkout, and what is in its way [PM-5]. */
export function SampleCart({ values, currency, promotionId, usual }: SampleCartProps) {
  const t = useT()
  const [isFinding, setFinding] = useState(false)
  const isGift = values.kind === 'gift'
  const chosen = isGift || values.scope === 'chosen' ? values.products.slice(0, usual.length) : []
  const first = chosen.length > 0 ? chosen : usual
  const [own, setOwn] = useState<readonly Line[]>()
  const lines = own ?? first.map((product) => ({ product, quantity: 1 }))
  const form = formOf(values, currency)
  const body = {
    ...form,
    // A draft without a name has a price too.
    names: { en: form.names.en.trim() || '–' },
    promotionId,
    lines: lines.map(({ product: { productId }, quantity }) => ({ productId, quantity })),
  }
  const parsed = sample.body.safeParse(body)
  const isWhole =
    parsed.success &&
    isRuleWhole(parsed.data.rule, currency) &&
    parsed.data.endsAt > parsed.data.startsAt &&
    (parsed.data.scope === 'all' || values.products.length > 0)
  const result = useAnswer(isWhole ? parsed.data : undefined, (body, signal) =>
    api(sample, { body, signal }),
  )
  const put = (productId: string, quantity: number) =>
    setOwn(
      lines
        .map((line) => (line.product.productId === productId ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {result && <Conflicts conflicts={result.conflicts} />}
      <Panel
        heading={t('portalPromotion.preview')}
        note={result && t('portalPromotion.productCount', { count: result.productCount })}
      >
        <p className="text-small text-ink-muted">{t('portalPromotion.previewHint')}</p>
        <ul className="grid divide-y divide-line">
          {lines.map((line) => (
            <SampleLine
              key={line.product.productId}
              line={line}
              result={result}
              onChange={(quantity) => put(line.product.productId, quantity)}
            />
          ))}
        </ul>
        <p className="py-2">
          <Button icon="plus" onPress={() => setFinding(true)}>
            {t('portalPromotion.addProduct')}
          </Button>
        </p>
        <div role="status">
          {!isWhole && (
            <p className="text-ink-muted">
              {t(isGift ? 'portalPromotion.giftIncomplete' : 'portalPromotion.previewIncomplete')}
            </p>
          )}
          {result && isGift && <SampleGifts gifts={result.gifts} />}
          {result && !isGift && (
            <SumList
              sums={[
                { text: t('portalPromotion.before'), amount: result.before },
                { text: t('portalPromotion.youPay'), amount: result.discount },
              ]}
              total={{ text: t('portalPromotion.after'), amount: result.after }}
            />
          )}
        </div>
      </Panel>
      {isFinding && (
        <FindProduct
          title={t('portalPromotion.addProduct')}
          onClose={() => setFinding(false)}
          onChoose={(product) => {
            setFinding(false)
            const isThere = lines.some((line) => line.product.productId === product.productId)
            if (!isThere) setOwn([...lines, { product, quantity: 1 }])
          }}
        />
      )}
    </div>
  )
}
