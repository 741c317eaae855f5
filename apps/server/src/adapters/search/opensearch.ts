import { Client, errors } from '@opensearch-project/opensearch'
import { stopwatch } from '#kernel/clock.ts'
import {
  SearchUnavailable,
  type Found,
  type IndexDefinition,
  type Indexed,
  type Searcher,
  type SearchPort,
  type Writing,
} from '#kernel/ports/search.ts'
import { admission } from './admission.ts'
import { breaker } from './breaker.ts'

export interface OpenSearchOptions {
  /** One address, or those of several nodes separated by commas. */
  url: string
  /** Replicas of each index. */
  replicas?: number
  /** Separates installations, and tests, that share one engine. */
  prefix: string
  indexes: readonly IndexDefinition[]
  now: () => Date
}

/** Timeout of one node; after it the database answers. */
const ANSWER_MS = 1500
/** Timeout of a write, which only jobs wait for. */
const WRITE_MS = 30_000
/** The parts of an expensive search run one after the other: others find threads of the engine. */
const PARTS_OF_HEAVY = 1

interface BulkItem {
  index?: { status: number; error?: { type: string; reason?: string } }
}

interface Answer<T> {
  status: number
  error?: { type: string; reason?: string }
  hits?: { total?: { value: number }; hits: { _source?: T }[] }
  aggregations?: Record<string, unknown>
}

/** One of several requests may fail alone: the index does not exist yet, or is overloaded. */
function readAnswer<T>({ status, error, hits, aggregations = {} }: Answer<T>): Found<T> {
  if (status === 404 || status === 429 || status >= 500)
    throw new SearchUnavailable(`the index answered ${error?.type ?? status}`)
  if (error) throw new Error(`the index refused: ${JSON.stringify(error)}`)
  const found = hits?.hits ?? []
  return {
    hits: found.flatMap(({ _source }) => (_source ? [_source] : [])),
    total: hits?.total?.value ?? 0,
    aggregations,
  }
}

/** An overloaded engine answers 429: it is late rather than gone. */
const isLate = (err: unknown): boolean =>
  err instanceof errors.RequestAbortedError ||
  err instanceof errors.TimeoutError ||
  (err instanceof errors.ResponseError && err.statusCode === 429)

const isAway = (err: unknown): boolean =>
  isLate(err) ||
  err instanceof errors.ConnectionError ||
  err instanceof errors.NoLivingConnectionsError ||
  (err instanceof errors.ResponseError && (err.statusCode === 404 || (err.statusCode ?? 0) >= 500))

export function createOpenSearch(options: OpenSearchOptions) {
  const { url, replicas = 0, prefix, indexes, now } = options
  const nodes = url.split(',').map((one) => one.trim())
  // A hanging node leaves time for one other node; a refusing node leaves time for all.
  const patienceMs = nodes.length > 1 ? 2 * ANSWER_MS : ANSWER_MS
  const client = new Client({
    nodes,
    requestTimeout: ANSWER_MS,
    // A repeated read or write does no harm: documents carry their versions.
    maxRetries: nodes.length - 1,
  })
  const alias = (index: string) => `${prefix}${index}`
  const control = admission(patienceMs)
  const circuit = breaker(now)
  const ensured = new Set<string>()

  /** Creates the index and its alias unless they exist. Safe to call twice. */
  async function ensure(definition: IndexDefinition): Promise<void> {
    const name = alias(definition.name)
    const { body: there } = await client.indices.existsAlias({ name })
    if (!there) await createIndex(definition, `${name}-1`, [name])
  }

  async function createIndex(
    { settings, mappings }: IndexDefinition,
    index: string,
    aliases: readonly string[],
  ): Promise<void> {
    const body = {
      settings: { number_of_replicas: replicas, ...settings },
      mappings,
      aliases: Object.fromEntries(aliases.map((name) => [name, {}])),
    }
    await client.indices
      .create({ index, body, timeout: '30s' }, { requestTimeout: WRITE_MS })
      .catch((err: unknown) => {
        const raced =
          err instanceof errors.ResponseError &&
          JSON.stringify(err.body).includes('resource_already_exists')
        if (!raced) throw err
      })
  }

  async function writeTo(
    index: string,
    documents: readonly Indexed[],
    requireAlias: boolean,
    { isVisible = false, withinMs = WRITE_MS }: Writing & { withinMs?: number } = {},
  ) {
    if (documents.length === 0) return
    const body = documents.flatMap(({ id, version, document }) => [
      { index: { _index: index, _id: id, version, version_type: 'external' as const } },
      document,
    ])
    const asked = client.bulk(
      { body, require_alias: requireAlias, ...(isVisible && { refresh: 'wait_for' }) },
      { requestTimeout: withinMs },
    )
    const late = setTimeout(() => asked.abort(), withinMs)
    const { body: answer } = await asked.finally(() => clearTimeout(late))
    const failed = (answer.items as BulkItem[]).find(
      // 409: the index already holds this version or a newer one.
      ({ index: item }) => item?.error && item.status !== 409,
    )
    if (failed?.index?.error) throw new Error(`not indexed: ${JSON.stringify(failed.index.error)}`)
  }

  async function write(index: string, documents: readonly Indexed[], how?: Writing): Promise<void> {
    const definition = indexes.find(({ name }) => name === index)
    if (!definition) throw new Error(`no index is called ${index}`)
    if (!ensured.has(index)) await ensure(definition)
    ensured.add(index)
    await writeTo(alias(index), documents, true, how).catch((err: unknown) => {
      // The index may have been removed: the next write creates it again.
      ensured.delete(index)
      throw err
    })
  }

  /**
   * An expensive search is neither queued with the others nor counted by the breaker: who sends
   * such searches makes only their own late.
   */
  async function find<T>(
    index: string,
    requests: readonly object[],
    { address, isPatient = false, isHeavy = isPatient }: Searcher = {},
  ): Promise<Found<T>[]> {
    if (circuit.isOpen()) throw new SearchUnavailable('the circuit breaker of the index is open')
    if (!isHeavy && !control.admits())
      throw new SearchUnavailable('the queue of the index is too long')
    const leave = isHeavy ? () => {} : control.enter()
    const seconds = stopwatch()
    const asked = client.msearch(
      {
        body: requests.flatMap((request) => [{ index: alias(index) }, request]),
        ...(isHeavy && { max_concurrent_searches: PARTS_OF_HEAVY }),
      },
      { requestTimeout: isPatient ? WRITE_MS : ANSWER_MS },
    )
    const patience = setTimeout(() => asked.abort(), isPatient ? WRITE_MS : patienceMs)
    try {
      const { body: answer } = await asked
      if (!isHeavy) circuit.note(address, false)
      return (answer.responses as Answer<T>[]).map(readAnswer)
    } catch (err) {
      if (!isAway(err)) throw err
      const isGone =
        nodes.length > 1 ? err instanceof errors.NoLivingConnectionsError : !isLate(err)
      if (isGone) circuit.open()
      else if (!isHeavy && isLate(err)) circuit.note(address, true)
      throw new SearchUnavailable('the index did not answer', { cause: err })
    } finally {
      clearTimeout(patience)
      leave(seconds() * 1000)
    }
  }

  return {
    client,
    replicas,
    alias,
    createIndex,
    ensure: async () => {
      for (const definition of indexes) await ensure(definition)
    },
    writeTo,
    port: { write, find } satisfies SearchPort,
    ping: () => client.ping(),
    close: () => client.close(),
  }
}

export type OpenSearch = ReturnType<typeof createOpenSearch>
