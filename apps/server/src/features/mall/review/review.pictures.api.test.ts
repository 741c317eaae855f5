import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderOf } from '#features/platform/media/media.rules.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { aReceivedOrder } from '#test/mall/received-order.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { followDecision } from './review.picture.service.ts'
import { reviewPicture } from './review.tables.ts'

const { ofOrder, ofProduct, withdraw, write } = reviewEndpoints
const { allowPicture, list, record, refusePicture } = reviewStaffEndpoints
const { ask, finish } = mediaEndpoints.member

let uploads: Uploads
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads[Symbol.asyncDispose]())

async function aPicturedReview(width: number) {
  const { server } = uploads
  const bought = await aReceivedOrder(server)
  const photo = await aPhoto(width, 600)
  const body = { purpose: 'review', type: 'image/jpeg', size: photo.length } as const
  const { uploadId, url, headers } = await bought.buyer.call(ask, { body })
  await fetch(url, { method: 'PUT', headers, body: Buffer.from(photo) })
  await bought.buyer.call(finish, { body: { uploadId } })
  await server.work()
  const { lines } = await bought.buyer.call(write, { body: bought.form({ uploads: [uploadId] }) })
  const written = lines[0]?.review
  await server.work()
  const staff = server.client({
    bearer: await server.staffToken(['review.read', 'review.decide']),
  })
  const seen = (pictures?: 'with') =>
    server.client({})(ofProduct, { query: { prodId: bought.productId, pictures } })
  return {
    ...bought,
    staff,
    seen,
    reviewId: written?.reviewId ?? '',
    reviewPictureId: written?.pictures[0]?.reviewPictureId ?? '',
  }
}

async function privateKeyOf(id: string) {
  const [row] = await uploads.server.ctx.db
    .select()
    .from(reviewPicture)
    .where(eq(reviewPicture.id, id))
  return row?.objectKey ?? ''
}

const statusOf = async (key: string) => (await fetch(uploads.addressOf(key))).status

it('a picture is private until staff allow it, and again when they refuse it with a reason [RV-1] [RV-2]', async () => {
  const { server } = uploads
  const { buyer, orderNumber, seen, staff, reviewId, reviewPictureId } = await aPicturedReview(800)
  expect(await seen()).toMatchObject({ strip: [], records: [{ pictures: [] }] })
  expect(await statusOf(await privateKeyOf(reviewPictureId))).toBe(403)
  const queue = await staff(list, { query: { waits: 'pictures' } })
  expect(queue.rows).toMatchObject([{ reviewId, picturesWaiting: 1 }])
  const { pictures } = await staff(record, { query: { reviewId } })
  expect((await fetch(pictures[0]?.url ?? '')).status).toBe(200)

  await staff(allowPicture, { body: { reviewPictureId } })
  await server.work()
  const shown = await seen('with')
  expect(shown).toMatchObject({ total: 1, summary: { withPictures: 1 }, strip: [{ width: 800 }] })
  const { src = '' } = shown.strip[0] ?? {}
  expect(src).toMatch(/^review-shown\//)
  expect(await statusOf(src)).toBe(200)
  expect((await staff(list, { query: { waits: 'any' } })).rows).toEqual([])
  await followDecision(server.ctx, reviewPictureId)
  expect((await seen()).strip).toEqual(shown.strip)

  await staff(refusePicture, { body: { reviewPictureId, fault: 'personalData' } })
  await server.work()
  expect(await seen()).toMatchObject({ strip: [], summary: { withPictures: 0 } })
  expect(await statusOf(src)).toBe(404)
  const own = await buyer.call(ofOrder, { query: { orderNumber } })
  expect(own.lines[0]?.review?.pictures).toMatchObject([
    { state: 'refused', fault: 'personalData' },
  ])
  const notified = await server.ctx.db
    .select()
    .from(notification)
    .where(eq(notification.kind, 'reviewPictureRefused'))
  expect(notified).toMatchObject([{ memberId: buyer.id }])
})

it('the pictures of a review that its author takes back are gone, the public ones too [RV-2]', async () => {
  const { server } = uploads
  const { buyer, seen, staff, reviewId, reviewPictureId } = await aPicturedReview(810)
  await staff(allowPicture, { body: { reviewPictureId } })
  await server.work()
  const { src = '' } = (await seen()).strip[0] ?? {}
  const objectKey = await privateKeyOf(reviewPictureId)
  await buyer.call(withdraw, { body: { reviewId } })
  await server.work()
  expect(await statusOf(src)).toBe(404)
  expect(await server.ctx.db.$count(reviewPicture, eq(reviewPicture.id, reviewPictureId))).toBe(0)
  expect(await uploads.keys(folderOf(objectKey))).toEqual([])
})

it('a picture of another member cannot be used', async () => {
  const { server } = uploads
  const [own, other] = [await aReceivedOrder(server), await aReceivedOrder(server)]
  const body = { purpose: 'review', type: 'image/jpeg', size: 100 } as const
  const { uploadId } = await other.buyer.call(ask, { body })
  await expect(
    own.buyer.call(write, { body: own.form({ uploads: [uploadId] }) }),
  ).rejects.toMatchObject({ status: 404 })
})
