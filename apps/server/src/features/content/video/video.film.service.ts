import { randomUUID } from 'node:crypto'
import { filmLifecycle } from '@ironsouq/contract/content/video/video.lifecycle'
import {
  FILM_BYTES_MAX,
  FILM_HOURS,
  isFilmType,
  PART_MINUTES,
  partRange,
  partsOf,
} from '@ironsouq/contract/content/video/video.limits'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, isNull } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import type { ReceivedPart } from '#kernel/ports/storage.ts'
import { occurrence } from '#kernel/work/events.ts'
import { filmReceived } from './video.events.ts'
import {
  filmById,
  filmsToClear,
  isStreamOfAnother,
  overdueFilms,
  unusedFilms,
  type FilmRow,
} from './video.film.queries.ts'
import { film } from './video.tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A part whose address was issued last may still be on its way. */
const SLOW_PART_MS = 2 * HOUR
/** How long a film that no video shows stays. */
const UNUSED_MS = 7 * 24 * HOUR

const later = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() + ms)

interface FilmGiven {
  fileName: string
  type: string
  size: number
}

export function beginFilm(ctx: Ctx, ownerId: string, { fileName, type, size }: FilmGiven) {
  if (!isFilmType(type))
    throw new FieldFaults([{ field: 'type', key: 'error.filmFormat', values: {} }])
  if (size > FILM_BYTES_MAX) {
    const values = { megabytes: FILM_BYTES_MAX / MB }
    throw new FieldFaults([{ field: 'size', key: 'error.filmTooLarge', values }])
  }
  return atomic(ctx, async (ctx) => {
    const id = randomUUID()
    const values = {
      id,
      ownerId,
      fileName,
      declaredType: type,
      declaredSize: size,
      originalKey: `incoming/film-${id}`,
      expiresAt: later(ctx, FILM_HOURS * HOUR),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    }
    const row = one(await ctx.db.insert(film).values(values).returning())
    ctx.audit(filmLifecycle.name, id, null, { fileName, type, size })
    return row
  })
}

/** A film of another staff member is not found. */
async function filmOf(ctx: Ctx, ownerId: string, filmId: string): Promise<FilmRow> {
  const row = await filmById(ctx, filmId)
  if (row?.ownerId !== ownerId) throw notFound()
  return row
}

/** Opens the upload in the object store at its first part. Of two at once the second is dropped. */
export async function openFilm(ctx: Ctx, ownerId: string, filmId: string): Promise<void> {
  const row = await filmOf(ctx, ownerId, filmId)
  if (row.state !== 'sending' || row.partsId !== null) return
  const partsId = await ctx.storage.openParts(row.originalKey, row.declaredType)
  const opened = await ctx.db
    .update(film)
    .set({ partsId })
    .where(and(eq(film.id, filmId), eq(film.state, 'sending'), isNull(film.partsId)))
    .returning({ id: film.id })
  if (opened.length === 0) await ctx.storage.dropParts(row.originalKey, partsId)
}

interface PartGiven {
  filmId: string
  number: number
  sha256: string
}

/** An address for one part. Each part keeps the upload alive. */
export function partAddress(ctx: Ctx, ownerId: string, { filmId, number, sha256 }: PartGiven) {
  return atomic(ctx, async (ctx) => {
    const { state, partsId, originalKey, declaredSize } = await filmOf(ctx, ownerId, filmId)
    if (state !== 'sending' || partsId === null) throw new Refusal('error.stateChanged')
    if (number > partsOf(declaredSize))
      throw new FieldFaults([{ field: 'number', key: 'error.fieldNotAllowed', values: {} }])
    const expiresAt = later(ctx, FILM_HOURS * HOUR)
    await ctx.db.update(film).set({ expiresAt, updatedAt: ctx.now() }).where(eq(film.id, filmId))
    const { from, to } = partRange(declaredSize, number)
    const seconds = PART_MINUTES * 60
    const what = { partsId, number, sha256, size: to - from, from: ctx.now(), seconds }
    return ctx.storage.presignPart(originalKey, what)
  })
}

export async function filmSent(ctx: Ctx, ownerId: string, filmId: string) {
  const row = await filmOf(ctx, ownerId, filmId)
  const parts =
    row.state === 'sending' && row.partsId !== null
      ? await ctx.storage.partsReceived(row.originalKey, row.partsId)
      : null
  return { row, received: parts ?? [] }
}

const isWhole = ({ declaredSize }: FilmRow, parts: readonly ReceivedPart[]) =>
  parts.length === partsOf(declaredSize) &&
  parts.every(({ number, size }) => {
    const { from, to } = partRange(declaredSize, number)
    return size === to - from
  })

/** Joins the parts, unless that was done by an earlier attempt. Calls the object store, so it runs first. */
export async function joinFilm(ctx: Ctx, ownerId: string, filmId: string): Promise<void> {
  const row = await filmOf(ctx, ownerId, filmId)
  if (row.state !== 'sending') return
  const missing = new Refusal('error.uploadMissing')
  if (row.partsId === null) throw missing
  const parts = await ctx.storage.partsReceived(row.originalKey, row.partsId)
  if (parts === null) {
    if (!(await ctx.storage.has(row.originalKey))) throw missing
    return
  }
  if (!isWhole(row, parts)) throw missing
  await ctx.storage.joinParts(row.originalKey, row.partsId, parts)
}

export function finishFilm(ctx: Ctx, ownerId: string, filmId: string) {
  return atomic(ctx, async (ctx) => {
    await filmOf(ctx, ownerId, filmId)
    const move = { id: filmId, action: 'finish', by: 'staff', actorId: ownerId } as const
    return transition(ctx, film, filmLifecycle, move, {
      set: { updatedAt: ctx.now() },
      emit: [occurrence(filmReceived, { filmId })],
    })
  })
}

const ended = (ctx: Ctx) => ({ clearAt: later(ctx, SLOW_PART_MS), updatedAt: ctx.now() })

export function cancelFilm(ctx: Ctx, ownerId: string, filmId: string) {
  return atomic(ctx, async (ctx) => {
    await filmOf(ctx, ownerId, filmId)
    const move = { id: filmId, action: 'expire', by: 'staff', actorId: ownerId } as const
    return transition(ctx, film, filmLifecycle, move, { set: ended(ctx) })
  })
}

/** Removes the uploaded file or its parts; a later part finds no upload. */
export async function clearFilm(ctx: Ctx, { id, originalKey, partsId }: FilmRow): Promise<void> {
  if (partsId !== null) await ctx.storage.dropParts(originalKey, partsId)
  await ctx.storage.remove(originalKey)
  await ctx.db.update(film).set({ clearAt: null }).where(eq(film.id, id))
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'))

/** Ends uploads that were given up, and removes the files of ended and of unused films. */
export async function expireFilms(ctx: Ctx): Promise<void> {
  for (const { id } of await overdueFilms(ctx))
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        film,
        filmLifecycle,
        { id, action: 'expire', by: 'system' },
        { set: ended(ctx) },
      ),
    )
  for (const row of await filmsToClear(ctx)) await clearFilm(ctx, row)
  for (const row of await unusedFilms(ctx, later(ctx, -UNUSED_MS))) {
    if (row.streamKey !== null && !(await isStreamOfAnother(ctx, row)))
      await ctx.storage.removeFolder(folderOf(row.streamKey))
    await ctx.db.delete(film).where(eq(film.id, row.id))
  }
}
