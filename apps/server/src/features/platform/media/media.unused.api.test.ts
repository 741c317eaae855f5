import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { SELLER_UPLOADS_A_DAY, UPLOADS_A_DAY } from '@ironsouq/contract/platform/media/media.limits'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { aSignedInMember } from '#test/members.ts'
import { aBomb, aPhoto } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { expireOldUploads } from './media.expire-uploads.job.ts'
import { usePicture } from './media.use.service.ts'

const { ask, finish, detail } = mediaEndpoints.member
const DAY_MINUTES = 24 * 60

let uploads: Uploads
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads[Symbol.asyncDispose]())

type Call = Awaited<ReturnType<typeof aSignedInMember>>['call']

async function sent(call: Call, bytes: Uint8Array, type = 'image/jpeg') {
  const body = { purpose: 'avatar', type, size: bytes.length } as const
  const { uploadId, url, headers } = await call(ask, { body })
  await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
  await call(finish, { body: { uploadId } })
  return uploadId
}

const expire = () => expireOldUploads.run(uploads.server.ctx)

/** A member with pictures of different widths that are ready. */
async function withPictures(widths: readonly number[]) {
  uploads.turnTo(0)
  const { id, call } = await aSignedInMember(uploads.server)
  const ids: string[] = []
  for (const width of widths) ids.push(await sent(call, await aPhoto(width, 64)))
  await uploads.server.work()
  return { id, call, ids }
}

const pictureOf = async (call: Call, uploadId: string) =>
  (await call(detail, { query: { uploadId } })).picture?.src ?? ''
const isPublic = async (key: string) => (await fetch(uploads.addressOf(key))).status === 200

describe('a picture that is never shown', () => {
  it('is removed after a day; one that is shown stays', async () => {
    const { call, ids } = await withPictures([64, 65])
    const [unused = '', used = ''] = ids
    const keys = [await pictureOf(call, unused), await pictureOf(call, used)]
    const [unusedKey = '', usedKey = ''] = keys
    await call(memberEndpoints.avatar, { body: { uploadId: used } })
    uploads.turnTo(DAY_MINUTES - 5)
    await expire()
    expect(await Promise.all(keys.map(isPublic))).toEqual([true, true])
    uploads.turnTo(DAY_MINUTES + 5)
    await expire()
    expect(await isPublic(unusedKey)).toBe(false)
    expect(await isPublic(usedKey)).toBe(true)
    await expect(call(detail, { query: { uploadId: unused } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('stays when a command shows it while it is about to be removed', async () => {
    const { id, call, ids } = await withPictures([66])
    const [uploadId = ''] = ids
    const key = await pictureOf(call, uploadId)
    uploads.turnTo(DAY_MINUTES + 5)
    const { ctx, pool } = uploads.server
    const { promise: expiring, resolve } = Promise.withResolvers<Promise<void>[]>()
    await atomic(ctx, async (ctx) => {
      await usePicture(ctx, { audience: 'member', id }, { uploadId, purpose: 'avatar' })
      resolve([expire()])
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        expect(rows).toHaveLength(1)
      }, 8000)
    })
    await Promise.all(await expiring)
    await uploads.server.work()
    expect(await isPublic(key)).toBe(true)
    expect(await call(memberEndpoints.avatar, { body: { uploadId } })).toMatchObject({ pic: key })
  })
})

describe('the uploads of a seller', () => {
  it('need the permission of what shows them: with that of products alone, a large picture of a product', async () => {
    uploads.turnTo(0)
    const { server } = uploads
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'goods', names: { en: 'Goods' } })
    const id = await aSellerAccount(ctx, { sellerId, role: 'warehouse' })
    const permissions = ['product.edit', 'product.read'] as const
    const bearer = await server.tokenFor({ audience: 'merchant', id, sellerId, permissions })
    const call = server.client({ bearer })
    const { merchant } = mediaEndpoints
    const upload = async (width: number, height: number) => {
      const photo = await aPhoto(width, height)
      const body = { purpose: 'product', type: 'image/jpeg', size: photo.length } as const
      const { uploadId, url, headers } = await call(merchant.ask, { body })
      await fetch(url, { method: 'PUT', headers, body: Buffer.from(photo) })
      await call(merchant.finish, { body: { uploadId } })
      await server.work()
      return call(merchant.detail, { query: { uploadId } })
    }
    expect(await upload(640, 480)).toMatchObject({ state: 'ready' })
    // Too small for the page of a product.
    expect(await upload(120, 90)).toMatchObject({ state: 'refused', fault: 'dimensions' })
    const file = { type: 'image/jpeg', size: 1000 }
    for (const purpose of ['equipment', 'chat', 'logo', 'content'] as const)
      await expect(call(merchant.ask, { body: { purpose, ...file } })).rejects.toMatchObject({
        status: 403,
      })
  })

  it('are limited by the day, for all of its people together', async () => {
    uploads.turnTo(0)
    const { server } = uploads
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'many', names: { en: 'Many' } })
    const calls = []
    for (const role of ['owner', 'warehouse'] as const) {
      const id = await aSellerAccount(ctx, { sellerId, role, email: `${role}@many.example` })
      calls.push(server.client({ bearer: await merchantTokenOf(ctx, id) }))
    }
    const [first, second] = calls
    const body = { purpose: 'equipment', type: 'image/png', size: 100 } as const
    expect(await first?.(mediaEndpoints.merchant.ask, { body })).toHaveProperty('uploadId')
    const limit = { max: SELLER_UPLOADS_A_DAY, seconds: 24 * 60 * 60 }
    for (let asked = 1; asked < SELLER_UPLOADS_A_DAY; asked += 1)
      await ctx.attemptLimits.strict.consume('upload', sellerId, limit)
    const msg = translator('en')('error.uploadQuota', { count: SELLER_UPLOADS_A_DAY })
    await expect(second?.(mediaEndpoints.merchant.ask, { body })).rejects.toMatchObject({
      status: 429,
      message: msg,
    })
  }, 30_000)
})

describe('the uploads of a member', () => {
  it('are limited by the day, for each member alone', async () => {
    uploads.turnTo(0)
    const { call } = await aSignedInMember(uploads.server)
    const body = { purpose: 'avatar', type: 'image/png', size: 100 } as const
    const asks = Array.from({ length: UPLOADS_A_DAY + 5 }, () => call(ask, { body }))
    const results = await Promise.allSettled(asks)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(UPLOADS_A_DAY)
    const msg = translator('en')('error.uploadQuota', { count: UPLOADS_A_DAY })
    await expect(call(ask, { body })).rejects.toMatchObject({ status: 429, message: msg })
    const other = await aSignedInMember(uploads.server)
    expect(await other.call(ask, { body })).toHaveProperty('uploadId')
  })

  it('have at most 16 megapixels as an avatar', async () => {
    uploads.turnTo(0)
    const { call } = await aSignedInMember(uploads.server)
    const uploadId = await sent(call, aBomb(4100), 'image/png')
    await uploads.server.work()
    const { state, fault } = await call(detail, { query: { uploadId } })
    expect({ state, fault }).toEqual({ state: 'refused', fault: 'dimensions' })
  })
})
