import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  invalidateLoaded,
  keepLoaded,
  type AlivePages,
  keepPageAlive,
  loadedBefore,
  rememberPages,
  scrollKey,
} from './page-state.ts'

const page = (key: string, failed = false) => ({ key, failed })
const WORLD = { scene: 'en USD b1', userId: '' }
const NONE: AlivePages<ReturnType<typeof page>> = { world: WORLD, life: 0, pages: [] }

const visit = (keys: string[], alive = NONE) =>
  keys.reduce((alive, key) => keepPageAlive(alive, page(key), WORLD), alive)
const keysOf = ({ pages }: typeof NONE) => pages.map(({ key }) => key).join(' ')

describe('the pages that stay mounted', () => {
  it('are ten, and the eleventh drops the one unused longest [AP-18]', () => {
    const ten = visit('abcdefghij'.split(''))
    expect(keysOf(ten)).toBe('a b c d e f g h i j')
    const used = visit(['a', 'k'], ten)
    expect(keysOf(used)).toBe('c d e f g h i j a k')
  })

  it('are dropped with the language, the currency or the build; what is in sight stays [AP-18]', () => {
    const other = keepPageAlive(visit(['a', 'b']), page('b'), { ...WORLD, scene: 'ar USD b1' })
    expect(keysOf(other)).toBe('b')
    expect(other.life).toBe(0)
  })

  it('are dropped at sign-out, and the visible page is mounted again [AP-18]', () => {
    const signedIn = { ...WORLD, userId: 'layla' }
    const known = keepPageAlive(visit(['a', 'b']), page('b'), signedIn)
    expect(keysOf(known)).toBe('a b')
    const left = keepPageAlive(known, page('b'), WORLD)
    expect(keysOf(left)).toBe('b')
    expect(left.life).toBe(1)
    expect(keepPageAlive(known, page('b'), { ...WORLD, userId: 'omar' }).life).toBe(1)
  })

  it('are no error pages [AP-18]', () => {
    const failed = keepPageAlive(visit(['a']), page('lost', true), WORLD)
    expect(keysOf(failed)).toBe('a lost')
    expect(keysOf(visit(['b'], failed))).toBe('a b')
  })
})

const LIST = { root: { locale: 'en' }, list: { total: 3 } }
const MINUTE = 60_000

/** The list was visited under the entry `e1`; a device is visible under `e2`. */
function seeListThenMachine(now: number) {
  rememberPages([], { key: '', at: '' })
  rememberPages([{ key: '/list', entry: 'e1', loaded: LIST }], { key: '/list', at: 'e1' }, now)
  const both = [
    { key: '/list', entry: 'e1', loaded: LIST },
    { key: '/machine', entry: 'e2', loaded: {} },
  ]
  rememberPages(both, { key: '/machine', at: 'e2' }, now)
  return both
}

describe('the loader data of a page that stays mounted', () => {
  beforeEach(() => void seeListThenMachine(0))

  it('is shown again for five minutes, then asked for [AP-18]', () => {
    expect(loadedBefore('/list', 5 * MINUTE - 1)).toEqual(LIST)
    expect(loadedBefore('/list', 5 * MINUTE)).toBeUndefined()
    expect(loadedBefore('/never-seen', 0)).toBeUndefined()
  })

  it('does not grow younger by being shown again', () => {
    const pages = seeListThenMachine(0)
    rememberPages(
      pages.map((each) => ({ ...each, loaded: { ...each.loaded } })),
      { key: '/machine', at: 'e2' },
      4 * MINUTE,
    )
    expect(loadedBefore('/list', 5 * MINUTE)).toBeUndefined()
  })

  it('is loaded again on the page itself, and after any change', () => {
    expect(loadedBefore('/machine', 0)).toBeUndefined()
    invalidateLoaded()
    expect(loadedBefore('/list', MINUTE * 6)).toBeUndefined()
  })

  it('stays as it is when only other pages are meant', () => {
    rememberPages([], { key: '', at: '' })
    seeListThenMachine(20 * MINUTE)
    invalidateLoaded((key) => key === '/elsewhere')
    expect(loadedBefore('/list', 21 * MINUTE)).toEqual(LIST)
    invalidateLoaded((key) => key === '/list')
    expect(loadedBefore('/list', 21 * MINUTE)).toBeUndefined()
  })
})

describe('a navigation', () => {
  const context = new RouterContextProvider()
  const go = async (path: string, method = 'GET') => {
    const request = new Request(`http://shop.test${path}`, { method })
    const url = new URL(request.url)
    const asked = { other: { type: 'data', result: 'asked the server' } } as const
    return keepLoaded({ request, url, params: {}, pattern: '', context }, () =>
      Promise.resolve(asked),
    )
  }

  it('going back to a page that stays mounted calls no loader, until a command was sent [AP-18]', async () => {
    seeListThenMachine(Date.now())
    expect(await go('/list')).toEqual({
      root: { type: 'data', result: LIST.root },
      list: { type: 'data', result: LIST.list },
    })
    expect(await go('/list?sort=year')).toHaveProperty('other')
    expect(await go('/machine', 'POST')).toHaveProperty('other')
    expect(await go('/list')).toHaveProperty('other')
  })
})

describe('the place of a scroll', () => {
  const at = (pathname: string, key: string) => scrollKey({ pathname, search: '', key })
  beforeEach(() => void seeListThenMachine(0))

  it('is one for a page that stays mounted, and otherwise one for each history entry [AP-18]', () => {
    expect(at('/list', 'e3')).toBe('e1')
    expect(at('/machine', 'e2')).toBe('e2')
    expect(at('/other', 'e3')).toBe('e3')
  })

  it('is a new one for a link to the page one is on', () => {
    expect(at('/machine', 'e3')).toBe('e3')
  })
})
