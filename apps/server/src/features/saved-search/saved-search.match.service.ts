import type { MatchKind } from '@ironsouq/contract/saved-search/saved-search.limits'
import { sql } from 'drizzle-orm'
import { filterable } from '#features/device-search/device-search.index.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { savedSearchIndex } from './saved-search.document.ts'
import { setDue } from './saved-search.due.service.ts'
import { areSearchesSaved } from './saved-search.queries.ts'

const PAGE = 5000
const DAY_MS = 86_400_000
/** A machine that has been on sale for longer is no longer new, whatever is changed about it. */
const NEW_DAYS = 30

type Fields = NonNullable<Awaited<ReturnType<typeof filterable>>>

/** The saved searches whose list contains a device with these fields, in pages. */
export async function* searchesMatching(ctx: Ctx, fields: Fields): AsyncGenerator<string[]> {
  let after: string | undefined
  do {
    const request = {
      query: {
        constant_score: { filter: { percolate: { field: 'query', document: fields } } },
      },
      sort: [{ savedSearchId: 'asc' }],
      size: PAGE,
      track_total_hits: false,
      _source: ['savedSearchId'],
      ...(after !== undefined && { search_after: [after] }),
    }
    const [found] = await ctx.search.find<{ savedSearchId: string }>(
      savedSearchIndex.name,
      [request],
      { isPatient: true },
    )
    const ids = (found?.hits ?? []).map(({ savedSearchId }) => savedSearchId)
    if (ids.length > 0) yield ids
    after = ids.length === PAGE ? ids.at(-1) : undefined
  } while (after !== undefined)
}

interface Happened {
  deviceId: string
  kind: MatchKind
  /** What makes it happen once. */
  occasion: string
  /** Only searches that were saved before match. */
  at: Date
  priceBeforeMinor?: bigint
}

/** Writes the matches and when their members are notified, in one commit. A second run writes nothing. */
function recordMatches(ctx: Ctx, ids: readonly string[], happened: Happened): Promise<void> {
  const { deviceId, kind, occasion, at, priceBeforeMinor = null } = happened
  return atomic(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      insert into search_match
        (saved_search_id, device_id, kind, occasion, price_before_minor, is_pending, created_at)
      select id, ${deviceId}::uuid, ${kind}, ${occasion}, ${priceBeforeMinor}::bigint, pace <> 'off',
        ${ctx.now().toISOString()}::timestamptz
      from saved_search
      where id = any(${sql.param(ids)}::uuid[]) and created_at < ${at.toISOString()}::timestamptz
      on conflict on constraint search_match_once do nothing
      returning saved_search_id as id`)
    if (rows.length > 0)
      await setDue(
        ctx,
        rows.map(({ id }) => id),
      )
  })
}

async function matchFields(ctx: Ctx, fields: Fields, happened: Happened): Promise<void> {
  for await (const ids of searchesMatching(ctx, fields)) await recordMatches(ctx, ids, happened)
}

/** A device on sale is new to the searches that were saved before it was listed. */
export async function matchListed(ctx: Ctx, deviceId: string): Promise<void> {
  if (!(await areSearchesSaved(ctx))) return
  const fields = await filterable(ctx, deviceId)
  if (fields?.state !== 'listed' || fields.listedAt === null) return
  const at = new Date(fields.listedAt)
  if (ctx.now().getTime() - at.getTime() > NEW_DAYS * DAY_MS) return
  await matchFields(ctx, fields, { deviceId, kind: 'new', occasion: fields.listedAt, at })
}

interface PriceCut {
  priceId: string
  at: Date
  priceBeforeMinor: bigint
}

export async function matchCheaper(
  ctx: Ctx,
  deviceId: string,
  { priceId, at, priceBeforeMinor }: PriceCut,
): Promise<void> {
  if (!(await areSearchesSaved(ctx))) return
  const fields = await filterable(ctx, deviceId)
  if (fields?.state !== 'listed') return
  const happened = { deviceId, kind: 'cheaper', occasion: priceId, at, priceBeforeMinor } as const
  await matchFields(ctx, fields, happened)
}

/** Searches name machines on sale: it matches those that it matched until it was sold. */
export async function matchSold(
  ctx: Ctx,
  deviceId: string,
  { eventId, at }: { eventId: string; at: Date },
): Promise<void> {
  if (!(await areSearchesSaved(ctx))) return
  const fields = await filterable(ctx, deviceId)
  if (fields?.state !== 'sold') return
  const before = { ...fields, state: 'listed' }
  await matchFields(ctx, before, { deviceId, kind: 'sold', occasion: eventId, at })
}
