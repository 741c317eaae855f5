import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch } from '#kernel/clock.ts'
import type { IndexDefinition, Indexed } from '#kernel/ports/search.ts'
import type { OpenSearch } from './opensearch.ts'

export interface Source {
  /** The next documents after this id, in the order of ids; an empty batch is the end. */
  after: (id: string | null) => Promise<readonly Indexed[]>
  /** Documents that changed since, in the same order. */
  changedSince: (moment: Date, after: string | null) => Promise<readonly Indexed[]>
  /** The most frequent requests: they warm the new index. */
  questions: () => Promise<readonly object[]>
}

/** No page waits for a rebuild, and some steps on a large index take long. */
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

/** So many changes take no longer than one refresh. */
const FEW = 1000
const MOST_ROUNDS = 10

/** While the index is filled it has no readers: replicas and refreshes would only slow it down. */
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

/** What an interrupted run has read may have changed since that run started. */
async function startedAt({ client }: OpenSearch, index: string, now: Date): Promise<Date> {
  const { body } = await client.indices.getSettings({ index, flat_settings: true }, PATIENT)
  const created: unknown = body[index]?.settings?.['index.creation_date']
  return new Date(Math.min(Number(created ?? 0), now.getTime()))
}

/** An empty search takes at most this long on an engine without a queue. */
const AT_ONCE_MS = 50
const REST_MS = 250
/** An engine that is busy for other reasons must not stop the rebuild. */
const MOST_RESTS = 40

/** Back-pressure: waits until the engine answers readers quickly again. */
async function waitForReaders({ client, alias }: OpenSearch, name: string): Promise<void> {
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

/** Writes one batch while the next is read. */
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
    // Awaited below; the batch before is written even if this read fails.
    following.catch(() => {})
    await search.writeTo(target, batch, false, { withinMs: PATIENT.requestTimeout })
    done += batch.length
    progress(done)
    batch = await following
    await waitForReaders(search, name)
  }
  return done
}

async function makeReady({ client, replicas }: OpenSearch, index: string, settings: object) {
  const { refresh_interval = '1s' } = settings as { refresh_interval?: string }
  const body = { index: { refresh_interval, number_of_replicas: replicas } }
  await client.indices.putSettings({ index, body }, PATIENT)
  await client.indices.refresh({ index }, PATIENT)
  // A replica that takes longer is ready after the swap.
  if (replicas > 0)
    await client.cluster.health({ index, wait_for_status: 'green', timeout: '60s' }, PATIENT)
}

/** The first searches of a new index are slow; they must not be those of readers. */
async function warmUp(
  search: OpenSearch,
  { name, target }: { name: string; target: string },
  questions: readonly object[],
) {
  for (const body of questions) {
    await search.client.search({ index: target, body }, PATIENT)
    await waitForReaders(search, name)
  }
}

interface Watching {
  now: () => Date
  /** How long searches that started before the swap may still read the old index. */
  readersLeaveMs: number
  progress: (done: number) => void
}

/**
 * Builds a new index beside the live one, then swaps the alias. The next run continues an
 * interrupted one.
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
  const unfinished = known.findLast((each) => !each.live && each.number > (live?.number ?? 0))
  const target = unfinished?.index ?? `${alias(definition.name)}-${(live?.number ?? 0) + 1}`
  const filling = { ...definition, settings: { ...definition.settings, ...FILLING } }
  let since = unfinished ? await startedAt(search, target, now()) : now()
  if (!unfinished) await search.createIndex(filling, target, [])
  const from = unfinished ? await reached(search, target, definition) : null
  const copying = { name: definition.name, target }
  await copy(search, source.after, { ...copying, from, progress })
  const catchUp = async () => {
    const moment = since
    since = now()
    const next = (after: string | null) => source.changedSince(moment, after)
    return copy(search, next, { ...copying, from: null, progress: () => {} })
  }
  // Many documents change while a million is copied; every round leaves fewer.
  for (let round = 0; round < MOST_ROUNDS; round++) if ((await catchUp()) <= FEW) break
  await makeReady(search, target, definition.settings)
  await waitForReaders(search, definition.name)
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
