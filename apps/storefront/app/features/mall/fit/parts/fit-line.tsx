import type { Fitting } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { fitVerdict } from '@ironsouq/contract/mall/product/product-fit'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '#kit/text/use-t.ts'
import { nameOf, useMachine } from './machine-store.ts'
import { useRangeText } from './use-range-text.ts'

/** How a product of a list or a cart fits the model that was asked for, and the chosen machine of it. */
export function FitLine({ fit }: { fit: Fitting | null | undefined }) {
  const t = useT()
  const rangeOf = useRangeText()
  const machine = useMachine()
  if (!fit) return null
  const own = machine?.modelId === fit.modelId ? machine : null
  const range = rangeOf(fit)
  // In the HTML, or without a machine of this model, the range is all that is known.
  const verdict = fitVerdict(fit, own ?? { serialNo: null, year: null })
  const isKnown = own !== null && (own.serialNo !== null || own.year !== null)
  const note = range !== '' && <span className="text-micro text-ink-muted">{range}</span>
  if (verdict === 'outside')
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone="refused" icon="warn" isWrapped>
          {t('fit.notYours', { machine: fit.model })}
        </Badge>
        {note}
      </p>
    )
  if (isKnown && verdict !== 'fits')
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone="line" isWrapped>
          {t(verdict === 'yearNeeded' ? 'fit.yearNeeded' : 'fit.serialNeeded')}
        </Badge>
        {note}
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Badge tone="proven" icon="check" isWrapped>
        {own ? t('fit.yours', { machine: fit.model }) : t('fit.fits', { machine: nameOf(fit) })}
      </Badge>
      {note}
    </p>
  )
}
