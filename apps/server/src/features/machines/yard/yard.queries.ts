import type { OpenSpan, Yard } from '@ironsouq/contract/machines/yard/yard.schema'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { yard, yardHours, yardText } from './yard.tables.ts'

const texts = { owner: yardText.yardId, locale: yardText.locale }

/** The hours of a yard as spans: a break makes two of one day. */
const yardSpans = (of: SQL) => sql<OpenSpan[]>`(
  select coalesce(json_agg(json_build_object(
    'weekday', ${yardHours.weekday}, 'from', span.opens, 'to', span.closes
  ) order by ${yardHours.weekday}, span.opens), '[]')
  from ${yardHours}
  cross join lateral (
    values (${yardHours.opensAt}, coalesce(${yardHours.breakFrom}, ${yardHours.closesAt})),
      (${yardHours.breakUntil}, ${yardHours.closesAt})
  ) as span (opens, closes)
  where ${yardHours.yardId} = ${of} and span.opens is not null)`

/** The name of a yard as part of another feature's statement. */
export const yardName = (of: SQL, wanted: SQL) => textIn(yardText.name, texts, { of, wanted })

export const yardEmirate = (of: SQL) =>
  sql<string>`(select ${yard.emirate} from ${yard} where ${yard.id} = ${of})`

/** A yard as part of another feature's statement. */
export const yardFacts = (of: SQL, wanted: SQL) => {
  const hours = yardSpans(of)
  return sql<Yard>`(
    select json_build_object('code', ${yard.code},
      'name', ${textIn(yardText.name, texts, { of, wanted })},
      'address', ${textIn(yardText.address, texts, { of, wanted })},
      'emirate', ${yard.emirate}, 'freeZone', ${yard.freeZone},
      'latitude', ${yard.latitude}, 'longitude', ${yard.longitude},
      'phone', ${yard.phone}, 'whatsapp', ${yard.whatsapp}, 'timeZone', ${yard.timeZone},
      'hours', ${hours},
      'takesViewings', ${yard.viewingMail} is not null
        and exists (select 1 from ${yardHours} where ${yardHours.yardId} = ${of}))
    from ${yard} where ${yard.id} = ${of})`
}

export async function yardCodeOf(ctx: Ctx, id: string): Promise<string | null> {
  const [row] = await ctx.db.select({ code: yard.code }).from(yard).where(eq(yard.id, id))
  return row?.code ?? null
}

export async function yardIdOf(ctx: Ctx, code: string): Promise<string | null> {
  const [row] = await ctx.db.select({ id: yard.id }).from(yard).where(eq(yard.code, code))
  return row?.id ?? null
}

/** Every yard with its name, in the order of the names. */
export const yardsNamed = (ctx: Ctx) =>
  ctx.db
    .select({
      code: yard.code,
      name: textIn(yardText.name, texts, { of: sql`yard.id`, wanted: sql`${ctx.locale}::text` }),
    })
    .from(yard)
    .orderBy(sql`2`)
