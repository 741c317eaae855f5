import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filmLifecycle } from '@ironsouq/contract/content/video/video.lifecycle'
import type { FilmFault } from '@ironsouq/contract/content/video/video.limits'
import { and, eq } from 'drizzle-orm'
import { storePicture, type StoredPicture } from '#features/platform/media/media.picture.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FilmRejected, type FilmFacts } from '#kernel/ports/video.ts'
import { occurrence } from '#kernel/work/events.ts'
import { videoChanged } from './video.events.ts'
import { filmById, type FilmRow } from './video.film.queries.ts'
import { clearFilm } from './video.film.service.ts'
import { videosOfFilm } from './video.queries.ts'
import { film } from './video.tables.ts'

const PROGRESS_STEP = 5

/** Same film and same transcoder, same name: what is under a name never changes. */
async function streamFolder(ctx: Ctx, file: string): Promise<string> {
  const hash = createHash('sha256').update(`${ctx.video.version}\n`)
  await pipeline(createReadStream(file), hash)
  return `film/${hash.digest('hex').slice(0, 24)}`
}

/** Writes the progress every few per cent; a lost write is no loss. */
function progressOf(ctx: Ctx, { id }: FilmRow) {
  let written = 0
  return (progress: number) => {
    if (progress < written + PROGRESS_STEP) return
    written = progress
    ctx.db
      .update(film)
      .set({ progress })
      .where(and(eq(film.id, id), eq(film.state, 'transcoding')))
      .catch((err: unknown) => ctx.log.warn({ err }, 'the progress of a film was not written'))
  }
}

/** Transcodes into a folder and stores it. The master playlist is stored last: if it exists, all do. */
async function storeStream(ctx: Ctx, row: FilmRow, made: Made): Promise<string> {
  const { file, facts, work, folder } = made
  const streamKey = `${folder}/master.m3u8`
  if (await ctx.storage.has(streamKey)) return streamKey
  const output = join(work, 'stream')
  await mkdir(output)
  const files = await ctx.video.transcode(file, {
    facts,
    folder: output,
    onProgress: progressOf(ctx, row),
  })
  for (const { name, type } of files)
    await ctx.storage.put(`${folder}/${name}`, await readFile(join(output, name)), type)
  return streamKey
}

interface Made {
  file: string
  facts: FilmFacts
  /** For temporary files. */
  work: string
  /** In the object store. */
  folder: string
}

async function storePoster(ctx: Ctx, { file, facts, work, folder }: Made): Promise<StoredPicture> {
  const frame = await ctx.video.frame(file, { facts, folder: work })
  return storePicture(ctx, `${folder}/poster`, await ctx.images.make(frame, 'image/png'))
}

async function make(ctx: Ctx, row: FilmRow, work: string) {
  const file = join(work, 'original')
  const isThere = await ctx.storage.download(row.originalKey, file, row.declaredSize)
  if (!isThere) throw new FilmRejected('damaged')
  if ((await stat(file)).size !== row.declaredSize) throw new FilmRejected('size')
  const facts = await ctx.video.probe(file)
  const made = { file, facts, work, folder: await streamFolder(ctx, file) }
  const streamKey = await storeStream(ctx, row, made)
  return { facts, streamKey, poster: await storePoster(ctx, made) }
}

const by = 'system'

const refuse = (ctx: Ctx, { id }: FilmRow, fault: FilmFault) =>
  atomic(ctx, (ctx) =>
    transition(
      ctx,
      film,
      filmLifecycle,
      { id, action: 'refuse', by },
      { set: { fault, clearAt: ctx.now(), updatedAt: ctx.now() } },
    ),
  )

const accept = (ctx: Ctx, { id }: FilmRow, made: Awaited<ReturnType<typeof make>>) =>
  atomic(ctx, async (ctx) => {
    const { facts, streamKey, poster } = made
    const shown = await videosOfFilm(ctx, id)
    return transition(
      ctx,
      film,
      filmLifecycle,
      { id, action: 'accept', by },
      {
        set: {
          progress: 100,
          streamKey,
          seconds: Math.max(1, Math.round(facts.seconds)),
          width: facts.width,
          height: facts.height,
          posterKey: poster.objectKey,
          posterWidth: poster.width,
          posterHeight: poster.height,
          posterThumbhash: poster.thumbhash,
          clearAt: ctx.now(),
          updatedAt: ctx.now(),
        },
        emit: shown.map((videoId) => occurrence(videoChanged, { videoId })),
      },
    )
  })

/**
 * Checks an uploaded film and makes a stream of it, or refuses it. A run that was killed is started
 * again by the queue; it finds the state `transcoding` and begins from the uploaded file.
 */
export async function transcodeFilm(ctx: Ctx, filmId: string): Promise<void> {
  const row = await filmById(ctx, filmId)
  if (row?.state !== 'received' && row?.state !== 'transcoding') return
  if (row.state === 'received')
    await atomic(ctx, (ctx) =>
      transition(ctx, film, filmLifecycle, { id: filmId, action: 'transcode', by }),
    )
  const work = join(tmpdir(), `ironsouq-film-${filmId}`)
  await rm(work, { recursive: true, force: true })
  await mkdir(work)
  try {
    const made = await make(ctx, row, work).catch((err: unknown) => {
      if (err instanceof FilmRejected) return err
      throw err
    })
    if (made instanceof FilmRejected) {
      ctx.log.info({ filmId, err: made }, 'a film was refused')
      await refuse(ctx, row, made.fault)
    } else await accept(ctx, row, made)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await clearFilm(ctx, row)
}
