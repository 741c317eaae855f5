import { type Check, nothingSeen } from './check.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

const MIGRATIONS = /^apps\/server\/migrations\/(\d{4})_[^/]+\.sql$/
const ACCEPTED = 'docs/schema-breaks.md'

/** The migrations before this one ran while no release was rolled out next to its predecessor. */
const FIRST_CHECKED = 9

/** Statements after which a process of the previous release reads or writes in vain. */
const BREAKS: readonly [pattern: RegExp, why: string][] = [
  [/^drop table/i, 'the previous release still uses the table'],
  [/\bdrop column/i, 'the previous release still reads the column'],
  [/\brename (?:to|column|constraint)/i, 'the previous release knows only the old name'],
  [/\balter column .* (?:set data )?type\b/is, 'the previous release writes the old type'],
  [/\balter column .* set not null/is, 'the previous release may write null'],
  [/\balter column .* drop default/is, 'the previous release relies on the default'],
  [/\badd constraint/i, 'rows of the previous release may violate it'],
  [/\bdrop constraint/i, 'an upsert of the previous release may name it'],
  [/^drop index/i, 'an upsert of the previous release may rely on it'],
  [/^create unique index/i, 'rows of the previous release may violate it'],
]

const HAS_VALUE = /\bdefault\b|\bgenerated\b|\bbigserial\b|\bserial\b/i

interface Break {
  statement: string
  why: string
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/;$/, '').trim()

function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*\n/)
    .map(oneLine)
    .filter(Boolean)
}

/** What a migration does to tables that it did not create itself. */
export function breaksIn(sql: string): Break[] {
  const statements = statementsOf(sql)
  const tableOf = (statement: string) =>
    /^(?:create table(?: if not exists)?|alter table|drop table(?: if exists)?|create (?:unique )?index .*? on) (?:"public"\.)?"?(\w+)"?/i.exec(
      statement,
    )?.[1]
  const created = new Set(
    statements.filter((text) => /^create table/i.test(text)).map((text) => tableOf(text)),
  )
  const whyOf = (statement: string) => {
    if (/\badd column/i.test(statement))
      return /\bnot null\b/i.test(statement) && !HAS_VALUE.test(statement)
        ? 'the previous release inserts rows without it'
        : undefined
    return BREAKS.find(([pattern]) => pattern.test(statement))?.[1]
  }
  return statements
    .filter((statement) => !created.has(tableOf(statement)))
    .flatMap((statement) => {
      const why = whyOf(statement)
      return why === undefined ? [] : [{ statement, why }]
    })
}

/** Lines of docs/schema-breaks.md: `- <migration>: <statement> — <reason>`. */
const acceptedIn = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))

/** A migration leaves the previous release working, except where docs/schema-breaks.md says why. */
export const schemaBreaks: Check = async (root, seen) => {
  const places = await filesIn(root, MIGRATIONS)
  if (places.length === 0) return [nothingSeen('migrations')]
  const checked = places.filter(
    (place) => Number(MIGRATIONS.exec(place)?.[1] ?? '0') >= FIRST_CHECKED,
  )
  seen?.(`${checked.length} migrations`)
  const accepted = acceptedIn(await textIfAny(root, ACCEPTED))
  const used = new Set<string>()
  const faults: string[] = []
  for (const place of checked) {
    const name = place.slice(place.lastIndexOf('/') + 1, -'.sql'.length)
    for (const { statement, why } of breaksIn(await textOf(root, place))) {
      const line = accepted.find((text) => text.startsWith(`${name}: ${statement} — `))
      if (line === undefined)
        faults.push(
          `${place}: "${statement}": ${why}. Expand first and remove in a later release, ` +
            `or add "- ${name}: ${statement} — <reason>" to ${ACCEPTED}`,
        )
      else used.add(line)
    }
  }
  const stale = accepted.filter((line) => !used.has(line))
  return [
    ...faults,
    ...stale.map((line) => `${ACCEPTED}: "${line}" matches no statement; delete it`),
  ]
}
