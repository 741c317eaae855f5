import type { ModelFigures as Model } from '@ironsouq/contract/landing/landing.schema'
import { Section } from '@ironsouq/ui/patterns/section'
import { LocalLink } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { CellPrice, FiguresTable } from './figures-table.tsx'
import { listPath } from './landing-paths.ts'

interface ModelFiguresProps {
  models: readonly Model[]
  /** Beside the model where the page is not about one brand. */
  withBrand: boolean
}

/** The models that there are most of, and what is asked for one in the middle. */
export function ModelFigures({ models, withBrand }: ModelFiguresProps) {
  const t = useT()
  const format = useFormat()
  if (models.length === 0) return null
  return (
    <Section heading={t('landing.models')}>
      <FiguresTable
        columns={[t('landing.model'), t('landing.onSale'), t('landing.medianAsked')]}
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
            median ? <CellPrice key="median" price={median} /> : t('landing.onRequest'),
          ],
        }))}
      />
    </Section>
  )
}
