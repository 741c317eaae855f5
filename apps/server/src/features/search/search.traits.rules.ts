import type { Understood } from '@ironsouq/contract/device/device.filters'
import type { KnownSpec } from './search.catalogue.projection.ts'
import {
  LOW_HOURS,
  LOW_HOURS_ELSEWHERE,
  LOW_MILEAGE,
  SPECS_OF_TRAITS,
  type Trait,
} from './search.traits.ts'

export interface Scope {
  /** The categories that the search is about. */
  about: readonly string[]
  above: ReadonlyMap<string, readonly string[]>
  specs: readonly KnownSpec[]
}

/** From the category up to the first level. */
const pathsOf = ({ about, above }: Scope): string[] =>
  about.flatMap((code) => [code, ...(above.get(code) ?? [])])

const hasValue = ({ kind, options }: KnownSpec, value: string) =>
  kind === 'flag' ? value === 'yes' : options.some(({ code }) => code === value)

/** The specification that states a trait in this scope; without a category, that of any. */
function specOf(trait: Trait, scope: Scope): string | undefined {
  const { specs: ways, isUsual } = SPECS_OF_TRAITS[trait] ?? { specs: [] }
  if (isUsual && scope.about.length === 0) return undefined
  const path = new Set(pathsOf(scope))
  const [found] = ways.flatMap(([code, value]) =>
    scope.specs.flatMap((spec) => {
      const offered = path.size === 0 || spec.facetOf.some((category) => path.has(category))
      return spec.code === code && offered && hasValue(spec, value) ? [`${code}:${value}`] : []
    }),
  )
  return found
}

function lowHours(scope: Scope): number {
  const bounded = pathsOf(scope).find((code) => LOW_HOURS[code] !== undefined)
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
