import { randomBytes } from 'node:crypto'
import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { describe, expect, inject, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { silentServer } from '#test/silent-server.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { createS3 } from './s3.ts'

/** A separate bucket that accepts uploads from the pages of one site. */
async function aStore() {
  const { endpoint, region, accessKey, secretKey } = inject('engines').s3
  const bucket = `test-${randomBytes(8).toString('hex')}`
  const origins = ['https://shop.example']
  const store = createS3({ endpoint, region, accessKey, secretKey, bucket, origins })
  await store.ensure()
  await store.ensure()
  const put: string[] = []
  return {
    ...store.port,
    s3: { endpoint, region, accessKey, secretKey, bucket },
    put: async (key: string, body: Uint8Array, type = 'image/webp') => {
      put.push(key)
      await store.port.put(key, body, type)
    },
    addressOf: (key: string) => `${endpoint}/${bucket}/${key}`,
    async [Symbol.asyncDispose]() {
      await Promise.all(put.map((key) => store.port.remove(key)))
      const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
      await client.send(new DeleteBucketCommand({ Bucket: bucket }))
      client.destroy()
      store.close()
    },
  }
}

describe('the object store', () => {
  it('makes public what pages show, and nothing else', async () => {
    await using store = await aStore()
    const shown = ['device/a/1280.webp', 'film/a.webm', 'avatar/a', 'logo/a', 'review-shown/a/b']
    const hidden = ['incoming/a', 'licence/a', 'voucher/a', 'chat/a', 'a', 'devices/a']
    for (const key of [...shown, ...hidden]) await store.put(key, Buffer.from('x'))
    const status = async (key: string) => [key, (await fetch(store.addressOf(key))).status]
    expect(await Promise.all(shown.map(status))).toEqual(shown.map((key) => [key, 200]))
    expect(await Promise.all(hidden.map(status))).toEqual(hidden.map((key) => [key, 403]))
    expect((await fetch(store.addressOf('?list-type=2'))).status).toBe(403)
  })

  it('names the documents that it serves, and nothing else', async () => {
    await using store = await aStore()
    await store.put('passport/a-en.pdf', Buffer.from('x'), 'application/pdf')
    await store.put('device/a/1280.webp', Buffer.from('x'))
    const namedAs = async (key: string) =>
      (await fetch(store.addressOf(key))).headers.get('content-disposition')
    expect(await namedAs('passport/a-en.pdf')).toBe('inline; filename="a-en.pdf"')
    expect(await namedAs('device/a/1280.webp')).toBeNull()
  })

  it.each([
    ['https://shop.example', 200],
    ['https://elsewhere.example', 403],
  ])('answers uploads from the pages of %s with %d', async (origin, status) => {
    await using store = await aStore()
    const what = { type: 'image/png', size: 5, from: systemClock(), seconds: 60 }
    const { url } = await store.presignUpload('incoming/a', what)
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.status).toBe(status)
    if (status === 200)
      expect(asked.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  })

  it('lists a folder of more objects than one answer holds', async () => {
    await using store = await aStore()
    const names = Array.from({ length: 1002 }, (_, n) => `member-${n}`)
    // A connection each: a thousand at once are not all accepted in time.
    for (let at = 0; at < names.length; at += 50) {
      const some = names.slice(at, at + 50)
      await Promise.all(some.map((name) => store.put(`erased/${name}`, Buffer.of())))
    }
    await store.put('erasedly/another', Buffer.of())
    const listed = await Array.fromAsync(store.list('erased'))
    expect(listed.toSorted()).toEqual(names.toSorted())
    expect(await Array.fromAsync(store.list('missing'))).toEqual([])
  })

  it('stops reading at the limit, and reports missing objects', async () => {
    await using store = await aStore()
    await store.put('device/a', Buffer.alloc(5_000_000, 1))
    expect((await store.read('device/a', 5_000_000))?.length).toBe(5_000_000)
    const cut = (await store.read('device/a', 1000))?.length ?? 0
    expect(cut).toBeGreaterThan(1000)
    expect(cut).toBeLessThan(1_000_000)
    expect(await store.read('device/b', 10)).toBeNull()
    expect(await store.has('device/b')).toBe(false)
    await store.remove('device/a')
    expect(await store.has('device/a')).toBe(false)
  })
})

it('removes the old objects of one folder', async () => {
  await using store = await aStore()
  for (const key of ['passport/a', 'passport/b', 'device/a']) await store.put(key, Buffer.from('x'))
  const at = systemClock().getTime()
  await store.removeOlder('passport', new Date(at - 60_000))
  expect(await store.has('passport/a')).toBe(true)
  await store.removeOlder('passport', new Date(at + 60_000))
  const left = await Promise.all(['passport/a', 'passport/b', 'device/a'].map(store.has))
  expect(left).toEqual([false, false, true])
})

describe('an object store that hangs', () => {
  const timeouts = { connect: 300, short: 300, transfer: 500 }
  const credentials = { accessKey: 'a', secretKey: 'b', region: 'us-east-1', bucket: 'x' }

  it.each(['put', 'has', 'read', 'readPublic', 'remove', 'removeFolder', 'removeOlder'] as const)(
    'fails %s in time, retries included',
    async (call) => {
      await using silent = await silentServer()
      const store = createS3({ ...credentials, endpoint: `http://${silent.host}`, timeouts })
      const { put, has, read, readPublic, remove, removeFolder, removeOlder } = store.port
      const calls = {
        put: () => put('device/a', Buffer.from('x'), 'image/webp'),
        has: () => has('device/a'),
        read: () => read('device/a', 10),
        readPublic: () => readPublic('device/a', 10),
        remove: () => remove('device/a'),
        removeFolder: () => removeFolder('device'),
        removeOlder: () => removeOlder('device', systemClock()),
      }
      await expect(calls[call]()).rejects.toThrow()
      store.close()
    },
    2000,
  )

  it('fails a read whose body stops in the middle', async () => {
    await using store = await aStore()
    await store.put('device/a', Buffer.alloc(20_000_000, 1))
    await using proxy = await tcpProxyTo(store.s3.endpoint)
    const slow = createS3({ ...store.s3, endpoint: proxy.url, timeouts })
    const stop = setInterval(() => proxy.block(), 1)
    await expect(slow.port.read('device/a', 20_000_000)).rejects.toThrow()
    clearInterval(stop)
    slow.close()
  })
})
