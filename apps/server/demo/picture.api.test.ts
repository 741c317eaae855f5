import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImagePort } from '#kernel/ports.ts'
import { startUploads } from '#test/uploads.ts'
import { FILM } from './films/walk-around.ts'
import { storeDrawing } from './picture.ts'

let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(cache, { recursive: true }))

/** The image work of another installation, and how often it was asked for. */
function counted(images: ImagePort) {
  let times = 0
  const make: ImagePort['make'] = (...given) => {
    times++
    return images.make(...given)
  }
  return { images: { ...images, make }, times: () => times }
}

describe('a drawing of the demo', () => {
  it('is kept as an upload would be, and made once on a machine', async () => {
    await using first = await startUploads()
    const kept = await storeDrawing(first.server.ctx, FILM.poster, cache)
    expect(kept).toMatchObject({ width: 1600, height: 1200 })
    expect(kept.objectKey).toMatch(/^device\/[0-9a-f]{24}\/1280\.webp$/)
    expect(await first.keys()).toHaveLength(11)
    expect(await readdir(join(cache, 'pictures-1'))).toHaveLength(1)

    await using second = await startUploads()
    const { images, times } = counted(second.server.ctx.images)
    const ctx = { ...second.server.ctx, images }
    expect(await storeDrawing(ctx, FILM.poster, cache)).toEqual(kept)
    expect(await second.keys()).toEqual(await first.keys())
    const [before, after] = await Promise.all(
      [first, second].map((each) => each.bytesAt(kept.objectKey)),
    )
    expect(after).toEqual(before)
    expect(times()).toBe(0)
  })

  it('is made where nothing can be remembered', async () => {
    await using uploads = await startUploads()
    const { ctx } = uploads.server
    const { images, times } = counted(ctx.images)
    await storeDrawing({ ...ctx, images }, FILM.poster, import.meta.filename)
    expect(await uploads.keys()).toHaveLength(11)
    expect(times()).toBe(1)
  })
})
