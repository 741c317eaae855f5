import type { Change } from './snapshot.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Times are the same for everyone, and short values are in every answer. */
const isTelling = (value: string) => value.length >= 8 && !/^\d{4}-\d\d-\d\d/.test(value)

/** All texts in a value, and amounts as answers write them. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' && key.endsWith('_minor')) return [(value / 100).toFixed(2)]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

const textsOf = (rows: readonly Change[]) =>
  rows.flatMap(({ row }) => textsIn(row)).filter(isTelling)

/** What only the rows of one owner contain. */
export function secretsOf(theirs: readonly Change[], others: readonly Change[]) {
  const known = new Set(textsOf(others))
  const secrets = new Set(textsOf(theirs).filter((text) => !known.has(text)))
  const ids = [...secrets].filter((text) => UUID.test(text))
  /** The table that a secret tells of: the one with this id, or the only one that has it. */
  const tableOf = new Map<string, string>()
  for (const secret of secrets) {
    const named = theirs.filter(({ row }) => row['id'] === secret)
    const having =
      named.length > 0 ? named : theirs.filter(({ row }) => textsIn(row).includes(secret))
    const tables = new Set(having.map(({ table }) => table))
    const [table] = tables
    if (table && tables.size === 1) tableOf.set(secret, table)
  }
  return {
    size: secrets.size,
    /** The secrets in an answer that the request did not name. */
    shownIn: (answer: string, request: string) =>
      [...secrets].filter((secret) => answer.includes(secret) && !request.includes(secret)),
    /** The changes that concern the owner: of a row of theirs, or by a row that names one. */
    concerned: (changes: readonly Change[]) =>
      changes.filter(({ row }) => {
        const text = JSON.stringify(row)
        return ids.some((id) => text.includes(id))
      }),
    tableOf: (secret: string) => tableOf.get(secret),
  }
}

export type Secrets = ReturnType<typeof secretsOf>
