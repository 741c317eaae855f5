import { type Check, nothingSeen } from '../check.ts'
import { git } from '../command.ts'
import { lastRelease } from '../release.ts'
import { filesIn, textIfAny, textOf } from '../tree.ts'
import { checksIn, isOfNewColumns, isWidenedCheck } from './schema-changes.ts'

const FOLDER = 'apps/server/migrations'
const MIGRATIONS = /^apps\/server\/migrations\/\d{4}_[^/]+\.sql$/
const ACCEPTED = 'docs/schema-breaks.md'

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

const tableOf = (statement: string) =>
  /^(?:create table(?: if not exists)?|alter table|drop table(?: if exists)?|create (?:unique )?index .*? on) (?:"public"\.)?"?(\w+)"?/i.exec(
    statement,
  )?.[1]

const checksOf = (sql: string) =>
  statementsOf(sql).flatMap((statement) => checksIn(statement, tableOf(statement) ?? ''))

/**
 * What a migration does to tables that it did not create itself. `earlier` are the migrations before it: a
 * CHECK whose lists only have more values than before breaks nothing, nor does what is about new columns.
 */
export function breaksIn(sql: string, earlier: readonly string[] = []): Break[] {
  const statements = statementsOf(sql)
  const created = new Set(
    statements.filter((text) => /^create table/i.test(text)).map((text) => tableOf(text)),
  )
  const before = new Map(earlier.flatMap(checksOf))
  const widened = new Set(
    checksOf(sql)
      .filter(([name, check]) => isWidenedCheck(before.get(name), check))
      .map(([name]) => name),
  )
  const isHarmless = (statement: string) => {
    const table = tableOf(statement) ?? ''
    const name = /\b(?:add|drop) constraint (?:if exists )?"?(\w+)"?/i.exec(statement)?.[1]
    return (
      created.has(table) ||
      widened.has(`${table}.${name}`) ||
      isOfNewColumns(
        statement,
        statements.filter((other) => tableOf(other) === table),
      )
    )
  }
  const whyOf = (statement: string) => {
    const why = BREAKS.find(([pattern]) => pattern.test(statement))?.[1]
    if (why !== undefined || !/\badd column/i.test(statement)) return why
    return /\bnot null\b/i.test(statement) && !HAS_VALUE.test(statement)
      ? 'the previous release inserts rows without it'
      : undefined
  }
  return statements
    .filter((statement) => !isHarmless(statement))
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

const nameOf = (place: string) => place.slice(FOLDER.length + 1, -'.sql'.length)

/** The migrations of the last release; null before the first one, when no process can break. */
async function releasedIn(root: string): Promise<Set<string> | null> {
  const tag = await lastRelease(root)
  if (tag === null) return null
  const listed = await git(root, 'ls-tree', '-r', '--name-only', tag, '--', FOLDER)
  return new Set((listed ?? '').split('\n'))
}

/** A migration leaves the last release working, except where docs/schema-breaks.md says why. */
export const schemaBreaks: Check = async (root, seen) => {
  const places = await filesIn(root, MIGRATIONS)
  if (places.length === 0) return [nothingSeen('migrations')]
  const released = (await releasedIn(root)) ?? new Set(places)
  const checked = places.filter((place) => !released.has(place))
  seen?.(`${places.length} migrations, ${checked.length} since the last release`)
  const accepted = acceptedIn(await textIfAny(root, ACCEPTED))
  const used = new Set<string>()
  const faults: string[] = []
  const earlier: string[] = []
  for (const place of places) {
    const sql = await textOf(root, place)
    const name = nameOf(place)
    const breaks = checked.includes(place) ? breaksIn(sql, earlier) : []
    earlier.push(sql)
    for (const { statement, why } of breaks) {
      const line = accepted.find((text) => text.startsWith(`${name}: ${statement} — `))
      if (line === undefined)
        faults.push(
          `${place}: "${statement}": ${why}. Expand first and remove in a later release, ` +
            `or add "- ${name}: ${statement} — <reason>" to ${ACCEPTED}`,
        )
      else used.add(line)
    }
  }
  const isReleased = (line: string) => released.has(`${FOLDER}/${line.split(':', 1)[0]}.sql`)
  const stale = accepted.filter((line) => !used.has(line) && !isReleased(line))
  return [
    ...faults,
    ...stale.map((line) => `${ACCEPTED}: "${line}" matches no statement; delete it`),
  ]
}
