import type { ModelFigures as Model } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { listPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CellPrice, FiguresTable } from './figures-table.tsx'

interface ModelFiguresProps {
  models: readonly Model[]
  /** Shows the brand beside the model, on pages that cover several brands. */
  withBrand: boolean
}

/** The most frequent models with their median price. */
export function ModelFigures({ models, withBrand }: ModelFiguresProps) {
  const t = useT()
  const format = useFormat()
  if (models.length === 0) return null
  return (
    <Section heading={t('landingPage.models')}>
      <FiguresTable
        columns={[
          t('landingPage.model'),
          t('landingPage.forSale'),
          t('landingPage.medianAskingPrice'),
        ]}
        rows={models.map(({ brandCode, brandName, model, count, median }) => ({
          key: `${brandCode} ${model}`,
          name: (
            <LocalLink
              href={listPath({ brand: brandCode, model })}
              className="inline-flex min-h-6 items-center hover:underline"
            >
              <span>
                {withBrand && <bdi>{brandName} </bdi>}
                <bdi className="whitespace-nowrap">{model}</bdi>
              </span>
            </LocalLink>
          ),
          cells: [
            format.number(count),
            median ? <CellPrice key="median" price={median} /> : t('landingPage.onRequest'),
          ],
        }))}
      />
    </Section>
  )
}
