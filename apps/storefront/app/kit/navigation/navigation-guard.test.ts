import { describe, expect, it } from 'vitest'
import { destinationOf } from './navigation-guard.ts'

const ORIGIN = 'https://ironsouq.example'
const NOT_ALLOWED = 'Navigating to an external URL is not allowed by default.'

describe('a URL to go to', () => {
  it.each([
    ['/ar/device-list?emirate=dubai#top', '/ar/device-list?emirate=dubai#top'],
    ['device-list', '/device-list'],
    ['', '/'],
    [`${ORIGIN}/login?back=%2Fchat`, '/login?back=%2Fchat'],
    ['HTTPS://IRONSOUQ.EXAMPLE/chat', '/chat'],
    ['/chat/javascript:alert(1)', '/chat/javascript:alert(1)'],
    [' /chat\n', '/chat'],
  ])('is one of ours: %j [AP-26]', (url, path) => {
    expect(destinationOf(url, ORIGIN)).toEqual({ external: false, url: path })
  })

  it.each(['/.//elsewhere.example', '/..//elsewhere.example/x', `${ORIGIN}//elsewhere.example`])(
    'stays ours when its path looks like a host: %j [AP-26]',
    (url) => {
      const { url: path } = destinationOf(url, ORIGIN)
      expect(path).toMatch(/^\/elsewhere/)
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    },
  )

  it.each([
    'https://elsewhere.example/x',
    'http://ironsouq.example/',
    'https://ironsouq.example:8443/',
    'https://ironsouq.example@elsewhere.example/',
    'https://ironsouq.example.elsewhere.example/',
    '//elsewhere.example',
    String.raw`\\elsewhere.example`,
    String.raw`/\elsewhere.example`,
    String.raw`\/elsewhere.example`,
    '/\t/elsewhere.example',
    '\u0000//elsewhere.example',
    ' \n//elsewhere.example',
    'http:\\\\elsewhere.example',
    'mailto:sales@ironsouq.example',
    'https://',
  ])('is refused without the flag: %j [AP-26]', (url) => {
    expect(() => destinationOf(url, ORIGIN)).toThrow(NOT_ALLOWED)
  })

  it.each([
    ['//elsewhere.example/x', 'https://elsewhere.example/x'],
    ['http://elsewhere.example', 'http://elsewhere.example/'],
    ['tel:+97140000000', 'tel:+97140000000'],
  ])('is followed with the flag: %j [AP-26]', (url, href) => {
    expect(destinationOf(url, ORIGIN, true)).toEqual({ external: true, url: href })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    'javascript://ironsouq.example/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    '\tVBScript:msgbox(1)',
    'blob:https://ironsouq.example/0190c0de',
    'file:///etc/passwd',
  ])('is refused even with the flag: %j [AP-26]', (url) => {
    expect(() => destinationOf(url, 'https://other.example', true)).toThrow(/not allowed/)
    expect(() => destinationOf(url, ORIGIN)).toThrow()
  })
})
