import { expect, it } from 'vitest'
import { referrerClass } from './referrer.ts'

it.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://shop.example/ar/device-list', 'inside'],
  ['http://SHOP.example:3000/', 'inside'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.co.uk/search?q=cat+320', 'search'],
  ['https://m.search.naver.com/x', 'search'],
  ['https://yandex.ru/', 'search'],
  ['https://de.search.yahoo.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://l.facebook.com/l.php', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://web.whatsapp.com/', 'social'],
  ['android-app://com.linkedin.android/', 'other'],
  ['https://notgoogle.example/', 'other'],
  ['https://google.com.evil.example/', 'other'],
  ['https://mygoogle.com/', 'other'],
  ['https://forum.example/?from=https://www.google.com/', 'other'],
])('a visitor from %s comes from: %s [AP-16]', (header, kind) => {
  expect(referrerClass(header, 'shop.example')).toBe(kind)
})
