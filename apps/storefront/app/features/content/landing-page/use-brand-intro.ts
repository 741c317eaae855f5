import type { BrandLandingPage } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolated } from '@ironsouq/i18n/isolate'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const TYPES = 3
const MODELS = 4

/** The statistics of a brand in sentences; none where there are no machines. */
export function useBrandIntro(page: BrandLandingPage): string {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const { name, total, categories, models, prices } = page
  if (total === 0) return ''
  const amount = (price: Money) => {
    const { currency, figure, order } = shown(price)
    return isolated(
      order === 'before' ? `${currency}\u00a0${figure}` : `${figure}\u00a0${currency}`,
    )
  }
  const list = (items: readonly string[]) => format.list(items.map(isolated))
  return [
    t('landingPage.brandCount', { brand: name, count: total }),
    t('landingPage.brandTypes', { types: list(categories.slice(0, TYPES).map((c) => c.name)) }),
    t('landingPage.brandModels', { models: list(models.slice(0, MODELS).map((m) => m.model)) }),
    ...(prices
      ? [t('landingPage.brandPrices', { low: amount(prices.low), high: amount(prices.high) })]
      : []),
  ].join(' ')
}
