import type { IndexDefinition } from '#kernel/ports/search.ts'
import { deviceIndex } from './device-search.document.ts'

/**
 * An index of queries on devices: its documents hold the clauses of a list in `query`. The fields are
 * those of the index of devices, because a query is parsed by the mapping of the index that holds it.
 */
export function queryIndex(name: string, idField: string): IndexDefinition {
  const { settings, mappings } = deviceIndex
  const { properties } = mappings as { properties: object }
  return {
    name,
    idField,
    settings,
    mappings: {
      ...mappings,
      properties: { ...properties, [idField]: { type: 'keyword' }, query: { type: 'percolator' } },
    },
  }
}
