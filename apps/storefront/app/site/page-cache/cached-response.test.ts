import { describe, expect, it } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { acceptedEncodings, cachedResponse, isKnownTo } from './cached-response.ts'

describe('the encodings a reader takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['GZIP', ['gzip']],
    ['identity', []],
    ['', []],
    [undefined, []],
  ])('of "%s" are %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })
})

describe('a page for one reader', () => {
  const page: CachedPage = {
    headers: { 'content-type': 'text/html', vary: 'accept-encoding, cookie' },
    tags: ['settings'],
    body: Buffer.from('the page'),
    etag: 'abc',
    seq: 0,
    madeAt: 1000,
    compressed: { gzip: Buffer.from('gz') },
    aliveAt: { epoch: 0, time: 0 },
    retryAt: 0,
    written: new Map(),
  }
  const answer = (headers: Record<string, string>, method = 'GET') =>
    cachedResponse(page, 'fresh', { method, headers }, 13_900)

  it('comes in the best encoding that is at hand', () => {
    const { headers, body } = answer({ 'accept-encoding': 'br, gzip' })
    expect(body).toEqual(Buffer.from('gz'))
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': '2',
      etag: '"abc-gzip"',
      age: '12',
      'x-page': 'fresh',
    })
  })

  it('is not sent again to who has it, in that encoding', () => {
    const again = answer({ 'accept-encoding': 'gzip', 'if-none-match': 'W/"x", "abc-gzip"' })
    expect(again).toMatchObject({ status: 304, body: null })
    expect(answer({ 'if-none-match': '"abc-gzip"' }).status).toBe(200)
    expect(answer({ 'if-none-match': '"abc"' }).status).toBe(304)
  })

  it('has its length and no body for who asks for its head', () => {
    const { status, headers, body } = answer({}, 'HEAD')
    expect([status, headers['content-length'], body]).toEqual([200, '8', null])
  })

  it.each([
    ['"abc"', true],
    ['*', true],
    ['W/"abc"', true],
    ['"ab", "abc"', true],
    ['"ab"', false],
    [undefined, false],
  ])('is known to who says %s: %s', (header, known) => {
    expect(isKnownTo(header, '"abc"')).toBe(known)
  })
})
