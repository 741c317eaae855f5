import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Check, nothingSeen } from './check.ts'
import { BASES, git, run } from './command.ts'
import { filesIn, textIfAny } from './tree.ts'

const SERVER = 'apps/server'
const FOLDER = `${SERVER}/migrations`
const JOURNAL = `${FOLDER}/meta/_journal.json`
const SNAPSHOT = /\/meta\/\d{4}_snapshot\.json$/

interface Entry {
  idx: number
  tag: string
  when: number
}

const entriesOf = (text: string | null): Entry[] =>
  text === null ? [] : (JSON.parse(text) as { entries: Entry[] }).entries

async function appendOnlyFaults(root: string, base: string): Promise<string[]> {
  const listed = await git(root, 'ls-tree', '-r', '-z', '--name-only', base, '--', FOLDER)
  const faults: string[] = []
  for (const place of (listed ?? '').split('\0').filter(Boolean)) {
    if (place === JOURNAL || SNAPSHOT.test(place)) continue
    const before = await git(root, 'show', `${base}:${place}`)
    if (before !== (await textIfAny(root, place)))
      faults.push(`${place} differs from ${base}: put it back and add a new migration instead`)
  }
  const before = entriesOf(await git(root, 'show', `${base}:${JOURNAL}`))
  const now = entriesOf(await textIfAny(root, JOURNAL))
  const isUnchanged = before.every((entry, i) => JSON.stringify(entry) === JSON.stringify(now[i]))
  return isUnchanged
    ? faults
    : [...faults, `${JOURNAL} has changed what ${base} lists: only append to it`]
}

function journalFaults(entries: Entry[], files: string[]): string[] {
  const faults = entries.flatMap(({ idx, tag, when }, i) => {
    const number = String(i).padStart(4, '0')
    const found: string[] = []
    if (idx !== i || !tag.startsWith(`${number}_`))
      found.push(`${JOURNAL}: entry ${i} is "${tag}" (idx ${idx}); numbers go up by one from 0000`)
    if (!files.includes(`${FOLDER}/${tag}.sql`)) found.push(`${FOLDER}/${tag}.sql is missing`)
    if (when <= (entries[i - 1]?.when ?? 0))
      found.push(`${JOURNAL}: "${tag}" is not later than the one before it and would be skipped`)
    return found
  })
  const listed = new Set(entries.map(({ tag }) => `${FOLDER}/${tag}.sql`))
  const strays = files.filter((place) => place.endsWith('.sql') && !listed.has(place))
  return [...faults, ...strays.map((place) => `${place} is not in the journal: it would never run`)]
}

/** drizzle-kit compares the tables with the newest snapshot and reads no other. */
function snapshotFaults(entries: Entry[], files: string[]): string[] {
  const newest = `${FOLDER}/meta/${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
  const older = files.filter((place) => SNAPSHOT.test(place) && place < newest)
  return [
    ...older.map((place) => `${place} is read by nothing: delete it, the newest is enough`),
    ...(files.includes(newest)
      ? []
      : [`${newest} is missing: drizzle-kit would generate the whole schema again`]),
  ]
}

/** Runs drizzle-kit generate on a copy: it must find nothing to migrate. */
async function pendingFaults(root: string): Promise<string[]> {
  const server = join(root, SERVER)
  const folder = await mkdtemp(join(tmpdir(), 'pending-'))
  try {
    const out = join(folder, 'migrations')
    await cp(join(root, FOLDER), out, { recursive: true })
    const before = (await readdir(out)).length
    const config = join(folder, 'drizzle.config.ts')
    const real = JSON.stringify(join(server, 'drizzle.config.ts'))
    const moved = JSON.stringify(relative(server, out))
    await writeFile(config, `import real from ${real}\nexport default { ...real, out: ${moved} }\n`)
    const kit = join(server, 'node_modules/.bin/drizzle-kit')
    const generated = await run(kit, ['generate', '--name', 'pending', '--config', config], server)
    if (generated.exit !== 0)
      return [`drizzle-kit generate failed: ${generated.err || generated.out}`]
    if ((await readdir(out)).length === before) return []
    return [
      `the tables have changed: run \`drizzle-kit generate --name …\` in ${SERVER} and review it`,
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Migrations are append-only, and together they create the tables that the code declares. */
export const migrations: Check = async (root, seen) => {
  const files = await filesIn(root, /^apps\/server\/migrations\//)
  const entries = entriesOf(await textIfAny(root, JOURNAL))
  if (files.length === 0 || entries.length === 0) return [nothingSeen(`migrations in ${FOLDER}`)]
  seen?.(`${entries.length} migrations`)
  const changed = await Promise.all(BASES.map((base) => appendOnlyFaults(root, base)))
  return [
    ...new Set(changed.flat()),
    ...journalFaults(entries, files),
    ...snapshotFaults(entries, files),
    ...(await pendingFaults(root)),
  ]
}
