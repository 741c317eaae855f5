import type { AgeBand, Prices } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CellPrice, FiguresTable } from './figures-table.tsx'

interface AgePricesProps {
  basis: 'sold' | 'asked'
  ages: readonly AgeBand[]
}

/** Prices by age. Too few are stated as too few. */
export function AgePrices({ basis, ages }: AgePricesProps) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const priced = ages.find(({ prices }) => prices)?.prices
  if (!priced) return null
  const years = ({ from, to }: AgeBand) =>
    to === null ? t('landingPage.yearsFrom', { from }) : t('landingPage.yearsBetween', { from, to })
  const count = t(basis === 'sold' ? 'landingPage.sold' : 'landingPage.forSale')
  return (
    <Section heading={t('landingPage.pricesByAge')}>
      <FiguresTable
        columns={[
          t('landingPage.age'),
          count,
          t('landingPage.median'),
          t('landingPage.typicalRange', { currency: shown(priced.median).currency }),
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
                {t('landingPage.tooFew')}
              </span>
            ),
            age.prices && <MiddleHalf key="half" {...age.prices} />,
          ],
        }))}
      />
      <p className="max-w-[68ch] pt-3 text-small text-ink-muted">
        {t(basis === 'sold' ? 'landingPage.basisSold' : 'landingPage.basisAsked')}
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
