import type { MatchKind } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { sql } from 'drizzle-orm'
import { filterable } from '#features/machines/device-search/device-search.index.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { savedSearchIndex } from './saved-search.document.ts'
import { setDue } from './saved-search.due.service.ts'
import { areSearchesSaved } from './saved-search.queries.ts'

const PAGE = 5000
const DAY_MS = 86_400_000
/** A machine that has been on sale for longer is no longer new, whatever is changed about it. */
const NEW_DAYS = 30

type Fields = NonNullable<Awaited<ReturnType<typeof filterable>>>

const matching = (fields: Fields) => ({ percolate: { field: 'query', document: fields } })

/** The saved searches whose list contains a device with these fields, in pages. */
export async function* searchesMatching(ctx: Ctx, fields: Fields): AsyncGenerator<string[]> {
  let after: string | undefined
  do {
    const request = {
      query: {
        constant_score: { filter: matching(fields) },
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
  cut?: Cut
}

/** A price that became lower, in one currency. */
interface Cut {
  priceBeforeMinor: bigint
  priceMinor: bigint
  priceCurrency: string
}

/** A price is news when it is so much below the lowest of earlier matches: a seller may change it at any pace. */
const NEWS_FROM_PERCENT = 99

/** A search with an earlier match at nearly the same price or a lower one: this is no news to it. */
const isKnownTo = (deviceId: string, { priceMinor, priceCurrency }: Cut) => sql`exists (
  select from search_match as earlier
  where earlier.saved_search_id = saved_search.id and earlier.device_id = ${deviceId}::uuid
    and earlier.kind = 'cheaper' and earlier.price_currency = ${priceCurrency}
    and earlier.price_minor * ${NEWS_FROM_PERCENT} < ${priceMinor}::bigint * 100)`

/** Writes the matches and when their members are notified, in one commit. A second run writes nothing. */
function recordMatches(ctx: Ctx, ids: readonly string[], happened: Happened): Promise<void> {
  const { deviceId, kind, occasion, at, cut } = happened
  return atomic(ctx, async (ctx) => {
    // Cuts of one machine wait for each other, so that the second sees the match of the first.
    if (cut)
      await ctx.db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('search_match ' || ${deviceId}, 0))`,
      )
    const isNews = cut ? sql`not ${isKnownTo(deviceId, cut)}` : sql`true`
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      insert into search_match
        (saved_search_id, device_id, kind, occasion, price_before_minor, price_minor, price_currency, is_pending,
          created_at)
      select id, ${deviceId}::uuid, ${kind}, ${occasion}, ${cut?.priceBeforeMinor ?? null}::bigint,
        ${cut?.priceMinor ?? null}::bigint, ${cut?.priceCurrency ?? null}::text, pace <> 'off',
        ${ctx.now().toISOString()}::timestamptz
      from saved_search
      where id = any(${sql.param(ids)}::uuid[]) and created_at < ${at.toISOString()}::timestamptz
        and ${isNews}
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

interface Listed {
  fields: Fields
  happened: Happened
}

/** A device that is on sale and has not been for long. */
async function newlyListed(ctx: Ctx, deviceId: string): Promise<Listed | undefined> {
  const fields = await filterable(ctx, deviceId)
  if (fields?.state !== 'listed' || fields.listedAt === null) return
  const at = new Date(fields.listedAt)
  if (ctx.now().getTime() - at.getTime() > NEW_DAYS * DAY_MS) return
  return { fields, happened: { deviceId, kind: 'new', occasion: fields.listedAt, at } }
}

/** A device on sale is new to the searches that were saved before it was listed. */
export async function matchListed(ctx: Ctx, deviceId: string): Promise<void> {
  if (!(await areSearchesSaved(ctx))) return
  const listed = await newlyListed(ctx, deviceId)
  if (listed) await matchFields(ctx, listed.fields, listed.happened)
}

const AT_ONCE = 50

/** Matches devices with one search only, many in one call: those of all other searches were matched. */
export async function matchSearch(
  ctx: Ctx,
  savedSearchId: string,
  deviceIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < deviceIds.length; from += AT_ONCE) {
    const listed: Listed[] = []
    for (const deviceId of deviceIds.slice(from, from + AT_ONCE)) {
      const found = await newlyListed(ctx, deviceId)
      if (found) listed.push(found)
    }
    if (listed.length === 0) continue
    const own = { term: { savedSearchId } }
    const requests = listed.map(({ fields }) => ({
      query: { bool: { filter: [own, matching(fields)] } },
      size: 1,
      track_total_hits: false,
      _source: ['savedSearchId'],
    }))
    const found = await ctx.search.find(savedSearchIndex.name, requests, { isPatient: true })
    for (const [at, { happened }] of listed.entries())
      if (found[at]?.hits.length) await recordMatches(ctx, [savedSearchId], happened)
  }
}

interface PriceCut extends Cut {
  priceId: string
  at: Date
}

/** A member is notified of a machine again only when it is cheaper than the last time. */
export async function matchCheaper(
  ctx: Ctx,
  deviceId: string,
  { priceId, at, ...cut }: PriceCut,
): Promise<void> {
  if (!(await areSearchesSaved(ctx))) return
  const fields = await filterable(ctx, deviceId)
  if (fields?.state !== 'listed') return
  const happened = { deviceId, kind: 'cheaper', occasion: priceId, at, cut } as const
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
