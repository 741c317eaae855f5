import { checkOf, type Counts, type Ratchet } from './ratchet.ts'
import { partsOf } from './source.ts'
import { filesIn, textOf } from './tree.ts'

const TABLES = /^apps\/[^/]+\/src\/(?:features\/([^/]+\/[^/]+)\/|kernel\/).*\.tables\.ts$/
const MIGRATION = /^apps\/[^/]+\/migrations\/.*\.sql$/
/** A projection is a read model over several features: the one place that may join them. */
const QUERIED =
  /^apps\/[^/]+\/src\/features\/([^/]+\/[^/]+)\/(?!.*\.(?:test|builder|tables|projection)\.ts$).*\.ts$/
const DECLARED = /\bpg(?:Table|View|MaterializedView)$/
const VIEW =
  /create\s+(?:or\s+replace\s+)?(?:materialized\s+)?view\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const LOOKS_LIKE_SQL =
  /\b(?:select\b[\s\S]*\bfrom|insert\s+into|update\b[\s\S]*\bset|delete\s+from)\b/i
/** A table that is read or written. */
const NAMED =
  /\b(?:from|join|update|into|using|table)\s+(?:only\s+|lateral\s+)?"?(\w+)"?(?!\s*\()/gi
/** A table before the dot of a column. */
const QUALIFIED = /(?<![\w."$])"?(\w+)"?\.(?=["\w])/g
/** A name that the text itself defines: an alias or a common table expression. */
const DEFINED =
  /\b(?:as|with|recursive)\s+"?(\w+)"?|,\s*"?(\w+)"?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(|\b(?:from|join)\s+"?\w+"?\s+(?!where|on|join|left|right|inner|cross|full|order|group|limit|union|set|using|as|for|having|window|returning|natural)"?(\w+)"?/gi

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) =>
    match.slice(1).filter((each) => each !== undefined),
  )

/** Table or view → the feature that declares it; null for the kernel's, which every feature may name. */
async function ownersOf(root: string): Promise<Map<string, string | null>> {
  const owners = new Map<string, string | null>()
  for (const place of await filesIn(root, MIGRATION))
    for (const view of namesIn(await textOf(root, place), VIEW)) owners.set(view, 'no feature')
  for (const place of await filesIn(root, TABLES)) {
    const parts = partsOf(await textOf(root, place))
    parts.forEach((part, i) => {
      const before = parts[i - 1]
      if (part.kind !== 'string' || before?.kind !== 'code') return
      if (DECLARED.test(before.text.replace(/\(\s*$/, '')))
        owners.set(part.text, TABLES.exec(place)?.[1] ?? null)
    })
  }
  return owners
}

/** The raw SQL of a source: what is tagged `sql`, and every text that reads as a statement. */
const sqlIn = (text: string) =>
  partsOf(text).filter(
    (part) =>
      part.tag === 'sql' ||
      ((part.kind === 'string' || part.kind === 'template') && LOOKS_LIKE_SQL.test(part.text)),
  )

async function count(root: string) {
  const owners = await ownersOf(root)
  const places = await filesIn(root, QUERIED)
  const counts: Counts = {}
  let texts = 0
  for (const place of places) {
    const feature = QUERIED.exec(place)?.[1]
    const parts = sqlIn(await textOf(root, place)).map((part) =>
      part.text.replaceAll(/--[^\n]*|'(?:[^']|'')*'/g, ' '),
    )
    texts += parts.length
    const defined = new Set(parts.flatMap((part) => namesIn(part, DEFINED)))
    const named = parts.flatMap((part) => [
      ...namesIn(part, NAMED),
      ...namesIn(part, QUALIFIED).filter((name) => !defined.has(name)),
    ])
    for (const name of named) {
      const owner = owners.get(name)
      if (owner === undefined || owner === null || owner === feature) continue
      const key = `${place}: ${name} of ${owner}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  const seen = `${texts} SQL texts in ${places.length} files, ${owners.size} tables and views`
  return { counts, seen: texts === 0 || owners.size === 0 ? '' : seen }
}

/** Raw SQL that names a table or view of another feature. */
export const sqlRatchet: Ratchet = {
  place: 'tooling/checks/sql.allowed.json',
  count,
  advice: () =>
    "ask the other feature's queries, read a view that this feature owns, or join in a *.projection.ts",
}

export const sql = checkOf(sqlRatchet)
