import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useSiteData } from '#kit/page/site-data.ts'
import { useDestinationName } from './use-destination.ts'

interface PlaceFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  defaultValue: string
  /** Text for a place that is not decided yet. */
  none: string
  /** Countries without a place of landed costs, by their code. */
  countries?: readonly { value: string; label: string }[]
}

/** A place with its country, or a country alone: one choice, so that the two cannot contradict each other. */
export function PlaceField({ none, countries = [], ...field }: PlaceFieldProps) {
  const { destinations } = useSiteData().landedCostTables
  const nameOf = useDestinationName()
  const places = destinations.map((each) => ({ value: each.code, label: nameOf(each) }))
  return <PlainSelect {...field} options={[{ value: '', label: none }, ...places, ...countries]} />
}
