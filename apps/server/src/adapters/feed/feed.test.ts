import { listen } from '@ironsouq/sandboxes/listen'
import { describe, expect, it } from 'vitest'
import { createFeed, isPrivate } from './feed.ts'

const KNOWN = { tag: null, most: 100 }
const open = createFeed({ allowsPrivate: true })
const closed = createFeed({ allowsPrivate: false })

async function aSeller() {
  const { answer, ...running } = await listen()
  answer((request, reply) => {
    if (request.url === '/moved') return reply.writeHead(302, { location: '/stock.csv' }).end()
    if (request.url === '/secret') return reply.writeHead(403).end()
    if (request.url === '/endless') {
      reply.writeHead(200)
      return void setInterval(() => reply.write('x'.repeat(60)), 5).unref()
    }
    if (request.headers['if-none-match'] === '"1"') return reply.writeHead(304).end()
    return reply.writeHead(200, { etag: '"1"' }).end('A,B\n1,2')
  })
  return running
}

describe('the file of a feed', () => {
  it('is fetched with its tag, and not again while it has the same', async () => {
    await using seller = await aSeller()
    const url = `${seller.url}/stock.csv`
    const file = await open.fetch(url, KNOWN)
    expect(Buffer.from(file?.body ?? []).toString()).toBe('A,B\n1,2')
    expect(await open.fetch(url, { ...KNOWN, tag: file?.tag ?? null })).toBeNull()
  })

  it.each([
    ['/moved', 'moved'],
    ['/secret', 'refused'],
    ['/endless', 'tooLarge'],
  ])('at %s is rejected as %s', async (path, fault) => {
    await using seller = await aSeller()
    await expect(open.fetch(seller.url + path, KNOWN)).rejects.toMatchObject({ fault })
  })

  it('of a server that is away is unreachable', async () => {
    const { url } = await (async () => {
      await using seller = await aSeller()
      return seller
    })()
    await expect(open.fetch(url, KNOWN)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it.each([
    'https://127.0.0.1/stock.csv',
    'https://[::1]/stock.csv',
    'https://[::ffff:10.0.0.1]/stock.csv',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/stock.csv',
    'https://localhost/stock.csv',
    'http://93.184.216.34/stock.csv',
    'ftp://93.184.216.34/stock.csv',
    'file:///etc/passwd',
  ])('is not fetched from %s in production', async (url) => {
    await expect(closed.fetch(url, KNOWN)).rejects.toMatchObject({ fault: 'notAllowed' })
  })

  it.each(['2002:a00:1::', '2001::1', '64:ff9b:1::a00:1', 'fec0::1'])(
    'does not come from %s, which a gateway could hand on',
    (address) => expect(isPrivate(address)).toBe(true),
  )

  it('may come from a public address', () => {
    expect(['93.184.216.34', '2606:4700::1111'].map(isPrivate)).toEqual([false, false])
  })

  it('is followed to where it has moved, but not to a server of our own [BO-3]', async () => {
    await using inside = await listen()
    const asked: string[] = []
    inside.answer((request, reply) => {
      asked.push(request.url ?? '')
      reply.writeHead(200).end('secret')
    })
    await using outside = await listen()
    outside.answer((request, reply) => {
      const to = { '/a': '/b', '/b': '/stock.csv', '/metadata': `${inside.url}/metadata` }
      const location = to[request.url as keyof typeof to]
      if (location) reply.writeHead(302, { location }).end()
      else if (request.url === '/slow') reply.writeHead(200).write('A')
      else reply.writeHead(200).end('A,B')
    })
    // Only the server of the seller stands for one of the public internet.
    const feed = createFeed({ allowsPrivate: (url) => url.origin === outside.url })
    const limits = { ...KNOWN, hops: 2, isPlain: true }
    const file = await feed.fetch(`${outside.url}/a`, limits)
    expect(Buffer.from(file?.body ?? []).toString()).toBe('A,B')
    const rejected = (path: string, given: object) =>
      expect(feed.fetch(outside.url + path, { ...limits, ...given })).rejects
    await rejected('/a', { hops: 1 }).toMatchObject({ fault: 'moved' })
    await rejected('/metadata', {}).toMatchObject({ fault: 'notAllowed' })
    await rejected('/slow', { seconds: 0.2 }).toMatchObject({ fault: 'unreachable' })
    expect(asked).toEqual([])
  })

  it.each(['http://localhost/photo.jpg', 'http://[::ffff:127.0.0.1]/photo.jpg', 'http://10.1/'])(
    'may be plain HTTP where anyone may see it, but never %s',
    async (url) => {
      await expect(closed.fetch(url, { ...KNOWN, isPlain: true })).rejects.toMatchObject({
        fault: 'notAllowed',
      })
    },
  )
})
