import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch } from '#kernel/clock.ts'
import type { IndexDefinition, Indexed } from '#kernel/ports.ts'
import type { OpenSearch } from './opensearch.ts'

export interface Source {
  /** The next documents after this id, in the order of ids; none ends it. */
  after: (id: string | null) => Promise<readonly Indexed[]>
  /** What has changed since, which the new index may have missed, in the same manner. */
  changedSince: (moment: Date, after: string | null) => Promise<readonly Indexed[]>
  /** What readers ask for most. */
  questions: () => Promise<readonly object[]>
}

/** Nobody waits for a page here, and a large index takes its time over some steps. */
const PATIENT = { requestTimeout: 120_000 }

const NOTHING = { size: 0, track_total_hits: false, query: { match_none: {} } }

async function numbersOf({ client, alias }: OpenSearch, name: string) {
  const prefix = `${alias(name)}-`
  const { body } = await client.indices.get({ index: `${prefix}*` }, PATIENT)
  const found = Object.entries(body)
    .map(([index, { aliases }]) => ({
      index,
      number: Number(index.slice(prefix.length)),
      live: Object.keys(aliases ?? {}).length > 0,
    }))
    .filter(({ number }) => Number.isInteger(number))
  return found.toSorted((a, b) => a.number - b.number)
}

/** So many changes are caught up with in the time of one refresh. */
const FEW = 1000
const MOST_ROUNDS = 10

/** While it is filled, nobody reads it: copies and refreshes would only slow it down. */
const FILLING = { refresh_interval: '-1', number_of_replicas: 0 }

/** The last id an interrupted rebuild has reached. */
async function reached(
  { client }: OpenSearch,
  index: string,
  { idField }: IndexDefinition,
): Promise<string | null> {
  await client.indices.refresh({ index }, PATIENT)
  const { body } = await client.search(
    { index, body: { size: 1, sort: [{ [idField]: 'desc' }], _source: false } },
    PATIENT,
  )
  return body.hits.hits[0]?._id ?? null
}

/** What was read by an interrupted run may have changed ever since that began. */
async function begunAt({ client }: OpenSearch, index: string, now: Date): Promise<Date> {
  const { body } = await client.indices.getSettings({ index, flat_settings: true }, PATIENT)
  const created: unknown = body[index]?.settings?.['index.creation_date']
  return new Date(Math.min(Number(created ?? 0), now.getTime()))
}

/** A question that finds nothing takes this long when nobody else waits for an answer. */
const AT_ONCE_MS = 50
const REST_MS = 250
/** An index that is busy for other reasons does not hold up a rebuild for ever. */
const MOST_RESTS = 40

/** Readers come first: what was written a moment ago is dealt with before more is. */
async function giveWay({ client, alias }: OpenSearch, name: string): Promise<void> {
  for (let rest = 0; rest < MOST_RESTS; rest++) {
    const seconds = stopwatch()
    await client.search({ index: alias(name), body: NOTHING }, PATIENT)
    if (seconds() * 1000 < AT_ONCE_MS) return
    await sleep(REST_MS)
  }
}

interface Copying {
  name: string
  target: string
  from: string | null
  progress: (done: number) => void
}

/** Writes one batch while the next is read: the two engines work side by side. */
async function copy(
  search: OpenSearch,
  next: (after: string | null) => Promise<readonly Indexed[]>,
  { name, target, from, progress }: Copying,
): Promise<number> {
  let done = 0
  let batch = await next(from)
  while (batch.length > 0) {
    const last = batch.at(-1)?.id ?? null
    const following = next(last)
    // Told below; what was read before is written whatever becomes of what comes after.
    following.catch(() => {})
    await search.writeTo(target, batch, false)
    done += batch.length
    progress(done)
    batch = await following
    await giveWay(search, name)
  }
  return done
}

async function makeReady({ client, replicas }: OpenSearch, index: string, settings: object) {
  const { refresh_interval = '1s' } = settings as { refresh_interval?: string }
  const body = { index: { refresh_interval, number_of_replicas: replicas } }
  await client.indices.putSettings({ index, body }, PATIENT)
  await client.indices.refresh({ index }, PATIENT)
  // A copy that takes longer is made after the swap; until then there is the one.
  if (replicas > 0)
    await client.cluster.health({ index, wait_for_status: 'green', timeout: '60s' }, PATIENT)
}

/** An index that was never asked counts slowly at first: that is not to fall on its readers. */
async function warmUp(
  search: OpenSearch,
  { name, target }: { name: string; target: string },
  questions: readonly object[],
) {
  for (const body of questions) {
    await search.client.search({ index: target, body }, PATIENT)
    await giveWay(search, name)
  }
}

interface Watching {
  now: () => Date
  /** How long a reader who came before the swap may still be reading the index of before. */
  readersLeaveMs: number
  progress: (done: number) => void
}

/**
 * Builds the index anew beside the one that serves, then swaps the alias: no reader notices. What
 * an interrupted run has done is kept, and the next run goes on from there.
 */
export async function rebuild(
  search: OpenSearch,
  definition: IndexDefinition,
  source: Source,
  { now, readersLeaveMs, progress }: Watching,
): Promise<void> {
  const { client, alias } = search
  await search.ensure()
  const known = await numbersOf(search, definition.name)
  const live = known.findLast((each) => each.live)
  const begun = known.findLast((each) => !each.live && each.number > (live?.number ?? 0))
  const target = begun?.index ?? `${alias(definition.name)}-${(live?.number ?? 0) + 1}`
  const filling = { ...definition, settings: { ...definition.settings, ...FILLING } }
  let since = begun ? await begunAt(search, target, now()) : now()
  if (!begun) await search.createIndex(filling, target, [])
  const from = begun ? await reached(search, target, definition) : null
  const copying = { name: definition.name, target }
  await copy(search, source.after, { ...copying, from, progress })
  const catchUp = async () => {
    const moment = since
    since = now()
    const next = (after: string | null) => source.changedSince(moment, after)
    return copy(search, next, { ...copying, from: null, progress: () => {} })
  }
  // What changed during a million documents is itself a lot: the rest shrinks with every round.
  for (let round = 0; round < MOST_ROUNDS; round++) if ((await catchUp()) <= FEW) break
  await makeReady(search, target, definition.settings)
  await giveWay(search, definition.name)
  await warmUp(search, copying, await source.questions())
  await catchUp()
  const name = alias(definition.name)
  const actions = [
    { add: { index: target, alias: name } },
    ...(live ? [{ remove: { index: live.index, alias: name } }] : []),
  ]
  await client.indices.updateAliases({ body: { actions } }, PATIENT)
  // A change between its row being read and the swap went to the old index.
  await catchUp()
  const left = known.map(({ index }) => index).filter((index) => index !== target)
  if (left.length === 0) return
  await sleep(readersLeaveMs)
  await client.indices.delete({ index: left }, PATIENT)
}
