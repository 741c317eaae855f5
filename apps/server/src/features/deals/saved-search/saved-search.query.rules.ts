import { hash } from 'node:crypto'
import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import {
  boundsOf,
  boundsText,
  CHOICES,
  listText,
  RANGES,
  specsOf,
  specsText,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'

const sortedList = (list: string | undefined) =>
  listText([...new Set(valuesOf(list))].toSorted((a, b) => (a < b ? -1 : 1)))

/** A choice of several values is sorted; a range stays as it is. */
const specValue = (value: string) => (value.includes(',') ? (sortedList(value) ?? value) : value)

function sortedSpecs(spec: string | undefined): string | undefined {
  const entries = [...specsOf(spec)].map(([code, value]) => [code, specValue(value)] as const)
  return specsText(new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

/** The same search in one form, however its filters were chosen: sorted, and without what is empty. */
export function normalised(query: SavedQuery): SavedQuery {
  const q = query.q?.replaceAll(/\s+/g, ' ').trim()
  const fields: [keyof SavedQuery, string | undefined][] = [
    ['q', q],
    ['category', query.category],
    ...CHOICES.map((name) => [name, sortedList(query[name])] as [keyof SavedQuery, string]),
    ...RANGES.map(
      (name) => [name, boundsText(boundsOf(query[name]))] as [keyof SavedQuery, string],
    ),
    ['spec', sortedSpecs(query.spec)],
    // It says how words are read: without words it means nothing.
    ['literal', q ? sortedList(query.literal) : undefined],
  ]
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== ''))
}

/** Of a normalised query. Words are the same in capitals. */
export const keyOfQuery = (query: SavedQuery): string =>
  hash('sha256', JSON.stringify({ ...query, q: query.q?.toLowerCase() }), 'base64url')
