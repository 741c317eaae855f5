import { Client, errors } from '@opensearch-project/opensearch'
import {
  SearchAway,
  type Found,
  type IndexDefinition,
  type Indexed,
  type SearchPort,
} from '#kernel/ports.ts'

export interface OpenSearchOptions {
  url: string
  /** Keeps installations, and tests, on one engine apart. */
  prefix: string
  indexes: readonly IndexDefinition[]
  now: () => Date
}

/** Readers wait no longer than this before the database is asked. */
const ANSWER_MS = 1500
/** After it failed, the index is left alone for so long: a page must not wait on every call. */
const REST_MS = 3000

interface BulkItem {
  index?: { status: number; error?: { type: string; reason?: string } }
}

const isAway = (err: unknown): boolean =>
  err instanceof errors.ConnectionError ||
  err instanceof errors.TimeoutError ||
  err instanceof errors.NoLivingConnectionsError ||
  (err instanceof errors.ResponseError &&
    (err.statusCode === 404 || err.statusCode === 429 || (err.statusCode ?? 0) >= 500))

export function createOpenSearch({ url, prefix, indexes, now }: OpenSearchOptions) {
  const client = new Client({ node: url, requestTimeout: ANSWER_MS, maxRetries: 0 })
  const alias = (index: string) => `${prefix}${index}`
  let restUntil = 0
  const ensured = new Set<string>()

  /** Makes the index and the alias it is reached by, unless they are there. Safe to call twice. */
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
      settings: { number_of_replicas: 0, ...settings },
      mappings,
      aliases: Object.fromEntries(aliases.map((name) => [name, {}])),
    }
    await client.indices
      .create({ index, body, timeout: '30s' }, { requestTimeout: 30_000 })
      .catch((err: unknown) => {
        const raced =
          err instanceof errors.ResponseError &&
          JSON.stringify(err.body).includes('resource_already_exists')
        if (!raced) throw err
      })
  }

  async function writeTo(index: string, documents: readonly Indexed[], requireAlias: boolean) {
    if (documents.length === 0) return
    const body = documents.flatMap(({ id, version, document }) => [
      { index: { _index: index, _id: id, version, version_type: 'external' as const } },
      document,
    ])
    const { body: answer } = await client.bulk(
      { body, require_alias: requireAlias },
      { requestTimeout: 30_000 },
    )
    const failed = (answer.items as BulkItem[]).find(
      // 409: the index already holds this version or a newer one, which is as it should be.
      ({ index: item }) => item?.error && item.status !== 409,
    )
    if (failed?.index?.error) throw new Error(`not indexed: ${JSON.stringify(failed.index.error)}`)
  }

  async function write(index: string, documents: readonly Indexed[]): Promise<void> {
    const definition = indexes.find(({ name }) => name === index)
    if (!definition) throw new Error(`no index is called ${index}`)
    if (!ensured.has(index)) await ensure(definition)
    ensured.add(index)
    await writeTo(alias(index), documents, true).catch((err: unknown) => {
      // Whoever removed the index is to be made up for at the next try.
      ensured.delete(index)
      throw err
    })
  }

  async function find<T>(index: string, request: object): Promise<Found<T>> {
    if (now().getTime() < restUntil) throw new SearchAway('the index is left alone for a moment')
    try {
      const { body } = await client.search({ index: alias(index), body: request })
      const { total } = body.hits
      return {
        hits: body.hits.hits.map((hit) => hit._source as T),
        total: typeof total === 'number' ? total : (total?.value ?? 0),
      }
    } catch (err) {
      if (!isAway(err)) throw err
      restUntil = now().getTime() + REST_MS
      throw new SearchAway('the index did not answer', { cause: err })
    }
  }

  return {
    client,
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
