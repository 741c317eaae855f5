import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { Filter } from '@ironsouq/portal/table/filter.ts'

type Options = Extract<Filter, { kind: 'choice' }>['options']

/** The states of a list of money: a filter, so that one row of tabs stands above it. */
export function useStateFilter(options: Options): Filter {
  const text = useT()('backofficeLedger.state')
  return { kind: 'choice', name: 'state', text, isSingle: true, options }
}
