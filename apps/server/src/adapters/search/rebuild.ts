import type { IndexDefinition, Indexed } from '#kernel/ports.ts'
import type { OpenSearch } from './opensearch.ts'

export interface Source {
  /** The next documents after this id, in the order of ids; none ends it. */
  after: (id: string | null) => Promise<readonly Indexed[]>
  /** What has changed since, which the new index may have missed. */
  changedSince: (moment: Date) => Promise<readonly Indexed[]>
}

async function numbersOf({ client, alias }: OpenSearch, name: string) {
  const prefix = `${alias(name)}-`
  const { body } = await client.indices.get({ index: `${prefix}*` })
  const found = Object.entries(body)
    .map(([index, { aliases }]) => ({
      index,
      number: Number(index.slice(prefix.length)),
      live: Object.keys(aliases ?? {}).length > 0,
    }))
    .filter(({ number }) => Number.isInteger(number))
  return found.toSorted((a, b) => a.number - b.number)
}

/** The last id an interrupted rebuild has reached. */
async function reached(
  { client }: OpenSearch,
  index: string,
  { idField }: IndexDefinition,
): Promise<string | null> {
  await client.indices.refresh({ index })
  const { body } = await client.search({
    index,
    body: { size: 1, sort: [{ [idField]: 'desc' }], _source: false },
  })
  return body.hits.hits[0]?._id ?? null
}

/**
 * Builds the index anew beside the one that serves, then swaps the alias: no reader notices. What
 * an interrupted run has done is kept, and the next run goes on from there.
 */
export async function rebuild(
  search: OpenSearch,
  definition: IndexDefinition,
  source: Source,
  { now, progress }: { now: () => Date; progress: (done: number) => void },
): Promise<void> {
  const { client, alias } = search
  await search.ensure()
  const known = await numbersOf(search, definition.name)
  const live = known.findLast((each) => each.live)
  const begun = known.findLast((each) => !each.live && each.number > (live?.number ?? 0))
  const target = begun?.index ?? `${alias(definition.name)}-${(live?.number ?? 0) + 1}`
  if (!begun) await search.createIndex(definition, target, [])
  const start = now()
  let done = 0
  let last = begun ? await reached(search, target, definition) : null
  for (;;) {
    const batch = await source.after(last)
    if (batch.length === 0) break
    await search.writeTo(target, batch, false)
    done += batch.length
    last = batch.at(-1)?.id ?? null
    progress(done)
  }
  await client.indices.refresh({ index: target })
  await client.indices.updateAliases({
    body: {
      actions: [
        { add: { index: target, alias: alias(definition.name) } },
        ...(live ? [{ remove_index: { index: live.index } }] : []),
      ],
    },
  })
  // A change between its row being read and the swap went to the old index.
  await search.writeTo(target, await source.changedSince(start), false)
}
