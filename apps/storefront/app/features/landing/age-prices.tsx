import type { AgeBand, Prices } from '@ironsouq/contract/landing/landing.schema'
import { Section } from '@ironsouq/ui/patterns/section'
import { useFormat } from '#shell/use-format.ts'
import { useShownPrice } from '#shell/use-shown-price.ts'
import { useT } from '#shell/use-t.ts'
import { CellPrice, FiguresTable } from './figures-table.tsx'

interface AgePricesProps {
  basis: 'sold' | 'asked'
  ages: readonly AgeBand[]
}

/** What machines cost by their age. Too few are said to be too few. */
export function AgePrices({ basis, ages }: AgePricesProps) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const priced = ages.find(({ prices }) => prices)?.prices
  if (!priced) return null
  const years = ({ from, to }: AgeBand) =>
    to === null ? t('landing.yearsFrom', { from }) : t('landing.yearsBetween', { from, to })
  const count = t(basis === 'sold' ? 'landing.sold' : 'landing.onSale')
  return (
    <Section heading={t('landing.pricesByAge')}>
      <FiguresTable
        columns={[
          t('landing.age'),
          count,
          t('landing.median'),
          t('landing.middleHalf', { currency: shown(priced.median).currency }),
        ]}
        rows={ages.map((age) => ({
          key: String(age.from),
          name: years(age),
          cells: [
            format.number(age.count),
            age.prices ? (
              <CellPrice key="median" price={age.prices.median} />
            ) : (
              <span key="few" className="text-ink-muted">
                {t('landing.tooFew')}
              </span>
            ),
            age.prices && <MiddleHalf key="half" {...age.prices} />,
          ],
        }))}
      />
      <p className="max-w-[68ch] pt-3 text-small text-ink-muted">
        {t(basis === 'sold' ? 'landing.basisSold' : 'landing.basisAsked')}
      </p>
    </Section>
  )
}

function MiddleHalf({ low, high }: Pick<Prices, 'low' | 'high'>) {
  const shown = useShownPrice()
  return (
    <bdi dir="ltr">
      {shown(low).figure}–<wbr />
      {shown(high).figure}
    </bdi>
  )
}
