import { useT } from '../language/use-t.ts'
import type { Filter } from '../table/filter.ts'

interface OfStore {
  sellerId: string
  name: string
}

/** The stores of the rows that are shown: staff go from one row to all of its store. */
export function useStoreFilter(rows: readonly OfStore[]): Filter {
  const stores = new Map(rows.map(({ sellerId, name }) => [sellerId, name]))
  return {
    kind: 'choice',
    name: 'sellerId',
    text: useT()('portalOrder.store'),
    isSingle: true,
    options: [...stores].map(([id, text]) => ({ id, text })),
  }
}
