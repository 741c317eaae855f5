import type { Understood } from '@ironsouq/contract/machines/device/device.filters'
import type { KnownSpec } from './search.catalogue.projection.ts'
import {
  LOW_HOURS,
  LOW_HOURS_ELSEWHERE,
  LOW_MILEAGE,
  SPECS_OF_TRAITS,
  type Trait,
} from './search.traits.ts'

export interface Scope {
  /** The categories that the search is about, each followed by those above it. */
  path: ReadonlySet<string>
  specs: readonly KnownSpec[]
}

const hasValue = ({ kind, options }: KnownSpec, value: string) =>
  kind === 'flag' ? value === 'yes' : options.some(({ code }) => code === value)

/** The specification that states a trait in this scope; without a category, that of any. */
function specOf(trait: Trait, { path, specs }: Scope): string | undefined {
  const { specs: ways, isUsual } = SPECS_OF_TRAITS[trait] ?? { specs: [] }
  if (isUsual && path.size === 0) return undefined
  const [found] = ways.flatMap(([code, value]) =>
    specs.flatMap((spec) => {
      const offered = path.size === 0 || spec.facetOf.some((category) => path.has(category))
      return spec.code === code && offered && hasValue(spec, value) ? [`${code}:${value}`] : []
    }),
  )
  return found
}

function lowHours({ path }: Scope): number {
  const bounded = [...path].find((code) => LOW_HOURS[code] !== undefined)
  return (bounded && LOW_HOURS[bounded]) || LOW_HOURS_ELSEWHERE
}

/** A trait as a filter of the list, if the machines in question have one for it. */
export function filterOf(
  trait: Trait,
  scope: Scope,
): { filter: Understood; value: string } | undefined {
  if (trait === 'lowHours') return { filter: 'hours', value: `-${lowHours(scope)}` }
  if (trait === 'lowMileage') return { filter: 'mileage', value: `-${LOW_MILEAGE}` }
  const value = specOf(trait, scope)
  return value === undefined ? undefined : { filter: 'spec', value }
}
