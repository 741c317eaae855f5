import type { BrandLanding } from '@ironsouq/contract/landing/landing.schema'
import type { Money } from '@ironsouq/contract/money'
import { useFormat } from '#shell/use-format.ts'
import { useShownPrice } from '#shell/use-shown-price.ts'
import { useT } from '#shell/use-t.ts'

const TYPES = 3
const MODELS = 4

/** An isolate keeps a model's code or an amount whole in a sentence that runs the other way. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** What the figures of a brand say, in sentences; nothing where there are no machines. */
export function useBrandIntro(landing: BrandLanding): string {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const { name, total, categories, models, prices } = landing
  if (total === 0) return ''
  const amount = (price: Money) => {
    const { currency, figure, order } = shown(price)
    return isolated(
      order === 'before' ? `${currency}\u00a0${figure}` : `${figure}\u00a0${currency}`,
    )
  }
  const list = (items: readonly string[]) => format.list(items.map(isolated))
  return [
    t('landing.brandCount', { brand: name, count: total }),
    t('landing.brandTypes', { types: list(categories.slice(0, TYPES).map((c) => c.name)) }),
    t('landing.brandModels', { models: list(models.slice(0, MODELS).map((m) => m.model)) }),
    ...(prices
      ? [t('landing.brandPrices', { low: amount(prices.low), high: amount(prices.high) })]
      : []),
  ].join(' ')
}
