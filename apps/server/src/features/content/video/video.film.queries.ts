import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { film, video } from './video.tables.ts'

export type FilmRow = typeof film.$inferSelect

export async function filmById(ctx: Ctx, filmId: string): Promise<FilmRow | undefined> {
  const [row] = await ctx.db.select().from(film).where(eq(film.id, filmId))
  return row
}

const BATCH = 100

export const overdueFilms = (ctx: Ctx): Promise<FilmRow[]> =>
  ctx.db
    .select()
    .from(film)
    .where(and(eq(film.state, 'sending'), lt(film.expiresAt, ctx.now())))
    .limit(BATCH)

/** Ended films whose uploaded file may still be in the object store. */
export const filmsToClear = (ctx: Ctx): Promise<FilmRow[]> =>
  ctx.db
    .select()
    .from(film)
    .where(and(lt(film.clearAt, ctx.now()), sql`${film.state} in ('ready', 'refused', 'expired')`))
    .limit(BATCH)

/** Ended films that no video shows. */
export async function unusedFilms(ctx: Ctx, before: Date): Promise<FilmRow[]> {
  const rows = await ctx.db
    .select({ film })
    .from(film)
    .leftJoin(video, eq(video.filmId, film.id))
    .where(
      and(
        isNull(video.id),
        isNull(film.clearAt),
        lt(film.updatedAt, before),
        sql`${film.state} in ('ready', 'refused', 'expired')`,
      ),
    )
    .limit(BATCH)
  return rows.map((row) => row.film)
}

/** Whether another upload of the same film is still there. */
export const isStreamOfAnother = async (ctx: Ctx, { id, streamKey }: FilmRow): Promise<boolean> =>
  streamKey !== null &&
  (await ctx.db.$count(film, and(eq(film.streamKey, streamKey), ne(film.id, id)))) > 0
