import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { listen } from '@ironsouq/sandboxes/listen'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { devicePicture } from '#features/machines/device/device.tables.ts'
import { product, productPicture } from '#features/mall/product/product.tables.ts'
import { upload } from '#features/platform/media/media.tables.ts'
import { readTable } from '#kernel/table-file/table-file.ts'
import type { TestServer } from '#test/harness.ts'
import { aRow, csvOf, HEADINGS as MACHINE_HEADINGS, startImports } from '#test/imports.ts'
import { aPhoto } from '#test/pictures.ts'
import { aStoreThatImports } from '#test/stores/product-imports.ts'
import { startUploads } from '#test/uploads.ts'
import { remotePhoto } from './remote-photo.tables.ts'
import { tryPhotos } from './remote-photo.try.job.ts'

const LONG_MS = 120_000
const HEADINGS = ['Code', 'Parent code', 'Name', 'Category', 'Condition', 'Price', 'Photos']
const LIMITS = { rows: 1000, columns: 100, cellCharacters: 4000, unpackedBytes: 1e8 }

/** The web server of a store; it counts what it was asked for, and how much at once. */
async function aWebServer() {
  const photos = new Map<string, Buffer>()
  for (let n = 1; n <= 4; n += 1) photos.set(`/${n}.jpg`, await aPhoto(400 + n, 400))
  photos.set('/small.jpg', await aPhoto(40, 40))
  photos.set('/page.jpg', Buffer.from('<html>not a photo</html>'))
  photos.set('/large.jpg', Buffer.alloc(11 * 1024 * 1024))
  const asked: string[] = []
  let open = 0
  let most = 0
  let isAway = true
  const { answer, ...running } = await listen()
  answer((request, reply) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    asked.push(path)
    open += 1
    most = Math.max(most, open)
    reply.on('close', () => (open -= 1))
    const photo = photos.get(path === '/away.jpg' ? '/3.jpg' : path)
    if (path === '/moved.jpg') reply.writeHead(302, { location: '/2.jpg' }).end()
    else if (path === '/circle.jpg') reply.writeHead(302, { location: '/circle.jpg' }).end()
    else if (path === '/away.jpg' && isAway) reply.writeHead(503).end()
    else if (!photo) reply.writeHead(404).end()
    // Long enough that others would be asked for meanwhile.
    else setTimeout(() => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo), 30)
  })
  return {
    ...running,
    asked,
    mostAtOnce: () => most,
    comesBack: () => void (isAway = false),
  }
}

const row = (code: string, photos: string, parent = '') => [
  code,
  parent,
  `Tooth ${code}`,
  'Teeth',
  'New',
  '62.00',
  photos,
]
const fileOf = (...rows: string[][]) => csvOf(rows, HEADINGS)

/** The widths of the pictures of a product, which tell the photos apart. */
async function widthsOf({ ctx: { db } }: TestServer) {
  const rows = await db
    .select({ width: productPicture.width })
    .from(productPicture)
    .orderBy(asc(productPicture.productId), asc(productPicture.position))
  return rows.map(({ width }) => width)
}

describe('photos by their address', () => {
  it(
    'are fetched after the import in the order of the file, once, and the export comes back without a change [BO-3]',
    async () => {
      await using uploads = await startUploads()
      await using web = await aWebServer()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const at = (path: string) => web.url + path
      const file = fileOf(row('A-1', `${at('/3.jpg')}, ${at('/1.jpg')}\n${at('/moved.jpg?a=1,2')}`))
      const done = await trader.imported(file)
      expect(done).toMatchObject({
        counts: { new: 1 },
        photos: { ready: 3, waiting: 0, failed: 0 },
      })
      expect(await widthsOf(server)).toEqual([403, 401, 402])
      expect(await server.ctx.db.select().from(product)).toMatchObject([{ state: 'draft' }])
      const before = web.asked.length

      const { call } = trader
      const body = { filter: {}, format: 'xlsx' } as const
      const { exportId } = await call(productExportEndpoints.ask, { body })
      await server.work()
      const { url } = await call(productExportEndpoints.detail, { query: { exportId } })
      const bytes = await (await fetch(url ?? '')).bytes()
      const [headings = [], ...lines] = await Array.fromAsync(
        readTable(bytes, LIMITS),
        ({ cells }) => cells,
      )
      const same = await trader.imported(csvOf(lines, headings))
      expect(same.counts).toMatchObject({ unchanged: 1 })
      const turned = await trader.imported(fileOf(row('A-1', `${at('/1.jpg')} ${at('/3.jpg')}`)))
      expect(turned.counts).toMatchObject({ changed: 1 })
      expect(await widthsOf(server)).toEqual([401, 403, 402])
      expect(web.asked).toHaveLength(before)
    },
    LONG_MS,
  )

  it(
    'that fail are listed with their reason, and the product stays a draft without them [BO-3]',
    async () => {
      await using uploads = await startUploads()
      await using web = await aWebServer()
      const { server, turnTo } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const names = ['gone', 'page', 'large', 'small', 'circle', 'away', '1']
      const file = fileOf(...names.map((name, n) => row(`A-${n}`, `${web.url}/${name}.jpg`)))
      const done = await trader.imported(file)
      expect(done.photos).toEqual({ ready: 1, waiting: 1, failed: 5 })
      const { importId } = done
      const { rows } = await trader.call(merchantImportEndpoints.photos, { query: { importId } })
      expect(rows.map(({ row: at, fault }) => [at, fault])).toEqual([
        [2, 'refused'],
        [3, 'format'],
        [4, 'tooLarge'],
        [5, 'dimensions'],
        [6, 'moved'],
      ])
      expect(await widthsOf(server)).toEqual([401])
      expect(await server.ctx.db.$count(product, eq(product.state, 'draft'))).toBe(7)

      turnTo(2)
      web.comesBack()
      await tryPhotos.run(server.ctx)
      await server.work()
      expect((await trader.detailOf(importId)).photos).toMatchObject({ ready: 2, waiting: 0 })
      const other = await aStoreThatImports(server, 'levant')
      const query = { importId }
      await expect(other.call(merchantImportEndpoints.photos, { query })).rejects.toMatchObject({
        status: 404,
      })
    },
    LONG_MS,
  )

  it(
    'of a server that stays away fail after four tries, and a later file asks again [BO-3]',
    async () => {
      await using uploads = await startUploads()
      await using web = await aWebServer()
      const { server, turnTo } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const file = fileOf(row('A-1', `${web.url}/away.jpg`))
      const { importId } = await trader.imported(file)
      for (const minutes of [2, 15, 90]) {
        turnTo(minutes)
        await tryPhotos.run(server.ctx)
        await server.work()
      }
      expect(web.asked).toHaveLength(4)
      expect((await trader.detailOf(importId)).photos).toEqual({ ready: 0, waiting: 0, failed: 1 })
      web.comesBack()
      expect((await trader.imported(file)).photos).toEqual({ ready: 1, waiting: 0, failed: 0 })
    },
    LONG_MS,
  )

  it(
    'are fetched once and few at a time from a server, though eight files name them at once [BO-3]',
    async () => {
      await using uploads = await startUploads()
      await using web = await aWebServer()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const rows = [1, 2, 3, 4].map((n) => row(`A-${n}`, `${web.url}/${n}.jpg`))
      const checked = []
      for (let n = 0; n < 8; n += 1) checked.push(await trader.checked(fileOf(...rows)))
      const { run } = merchantImportEndpoints
      await Promise.all(checked.map(({ importId }) => trader.call(run, { body: { importId } })))
      await server.work()
      expect(web.asked.toSorted()).toEqual(['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'])
      expect(web.mostAtOnce()).toBeLessThanOrEqual(2)
      expect((await widthsOf(server)).toSorted((a, b) => a - b)).toEqual([401, 402, 403, 404])
    },
    LONG_MS,
  )

  it('belong to the product of all its rows, and one that is fetched already is shown at once [BO-3]', async () => {
    await using uploads = await startUploads()
    await using web = await aWebServer()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    const headings = [...HEADINGS, 'Option 1 name', 'Option 1 value']
    const variant = (code: string, photos: string) => [
      ...row(code, photos, 'tooth').with(2, 'Tooth'),
      'Pin',
      code,
    ]
    await trader.imported(
      csvOf([variant('A-1', `${web.url}/2.jpg`), variant('A-2', `${web.url}/1.jpg`)], headings),
    )
    expect(await widthsOf(server)).toEqual([402, 401])
    const again = await trader.imported(
      csvOf([variant('A-1', `${web.url}/2.jpg`), variant('A-2', `${web.url}/1.jpg`)], headings),
    )
    expect(again.counts).toMatchObject({ unchanged: 2 })
    const [other] = [await trader.imported(fileOf(row('B-1', `${web.url}/1.jpg`)))]
    expect(other.photos).toEqual({ ready: 1, waiting: 0, failed: 0 })
    expect(await server.ctx.db.$count(productPicture)).toBe(3)
    expect(web.asked).toHaveLength(2)
    const owned = and(eq(upload.ownerAudience, 'seller'), eq(upload.ownerId, trader.sellerId))
    expect(await server.ctx.db.$count(upload, owned)).toBe(2)
  })

  it('that are none are refused in their row: a formula, a word, an endless address, too many [BO-3]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const trader = await aStoreThatImports(server, 'gulf')
    const address = (n: number) => `https://shop.example/${n}.jpg`
    const { importId, counts } = await trader.checked(
      fileOf(
        row('A-1', '=HYPERLINK("https://shop.example/1.jpg")'),
        row('A-2', 'photo.jpg'),
        row('A-3', `https://shop.example/${'x'.repeat(3000)}`),
        row('A-4', Array.from({ length: 10 }, (_, n) => address(n)).join('\n')),
        row('A-5', 'file:///etc/passwd'),
        row('A-6', 'https://user:secret@shop.example/1.jpg'),
      ),
    )
    expect(counts).toMatchObject({ faulty: 6 })
    const { rows } = await trader.call(merchantImportEndpoints.faults, { query: { importId } })
    expect(rows.map(({ faults }) => faults.map(({ fault }) => fault).join())).toEqual([
      'notAddress',
      'notAddress',
      'tooLong',
      'tooManyPhotos',
      'notAddress',
      'notAddress',
    ])
    const endless = await trader.sent(fileOf(row('A-7', `https://x.example/${'x'.repeat(5e5)}`)))
    expect(endless).toMatchObject({ state: 'refused', fault: 'cellTooLong' })
    expect(await server.ctx.db.$count(remotePhoto)).toBe(0)
  })

  it(
    'of many rows at one address are fetched once, and none before the import [BO-3]',
    async () => {
      await using uploads = await startUploads()
      await using web = await aWebServer()
      const { server } = uploads
      const trader = await aStoreThatImports(server, 'gulf')
      const rows = Array.from({ length: 500 }, (_, n) => row(`A-${n}`, `${web.url}/1.jpg`))
      const checked = await trader.checked(fileOf(...rows))
      expect(checked).toMatchObject({ state: 'checked', counts: { new: 500 } })
      expect(web.asked).toEqual([])
      // Two blocks of rows: the second finds what the first has asked for.
      const done = await trader.imported(fileOf(...rows.slice(0, 250)))
      expect(done.photos).toEqual({ ready: 250, waiting: 0, failed: 0 })
      expect(web.asked).toEqual(['/1.jpg'])
      expect(await server.ctx.db.$count(productPicture)).toBe(250)
    },
    LONG_MS,
  )

  it('are taken for machines too, while they are drafts [BO-3]', async () => {
    await using imports = await startImports()
    await using web = await aWebServer()
    const { db } = imports.server.ctx
    const headings = [...MACHINE_HEADINGS, 'Photos']
    const file = csvOf([[...aRow(1), `${web.url}/2.jpg ${web.url}/1.jpg`]], headings)
    const done = await imports.imported(file)
    expect(done).toMatchObject({ counts: { new: 1 }, photos: { ready: 2 } })
    const shown = await db.select().from(devicePicture).orderBy(asc(devicePicture.position))
    expect(shown.map(({ width }) => width)).toEqual([402, 401])
    await imports.imported(file)
    expect(web.asked).toHaveLength(2)
  })
})
