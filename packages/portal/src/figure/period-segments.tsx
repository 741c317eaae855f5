import { useSearchParams } from 'react-router'
import { useT } from '../language/use-t.ts'
import { Segments } from '../table/segments.tsx'

interface PeriodSegmentsProps<Days extends number> {
  /** The periods that can be chosen, in days. */
  options: readonly Days[]
  chosen: Days
}

const YEAR = 365

/** Chooses the period of figures; it is in the address. */
export function PeriodSegments<Days extends number>(props: PeriodSegmentsProps<Days>) {
  const { options, chosen } = props
  const t = useT()
  const [, setParams] = useSearchParams()
  const choose = (days: Days) =>
    setParams(
      (now) => {
        now.set('days', String(days))
        return now
      },
      { preventScrollReset: true },
    )
  return (
    <Segments
      label={t('portalFigure.period')}
      options={options.map((id) => ({
        id,
        text: id === YEAR ? t('portalFigure.year') : t('portalFigure.days', { count: id }),
      }))}
      chosen={chosen}
      onChoose={choose}
    />
  )
}
