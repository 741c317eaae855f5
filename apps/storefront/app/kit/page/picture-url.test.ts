import { expect, it } from 'vitest'
import { pictureUrl } from './picture-url.ts'

it.each([
  ['2026/11/cat.webp', 'https://store.example/pics', 'https://store.example/pics/2026/11/cat.webp'],
  ['/2026/cat.webp', 'https://store.example/pics/', 'https://store.example/pics/2026/cat.webp'],
  ['cat.webp', 'https://store.example/pics/', 'https://store.example/pics/cat.webp'],
  [
    '//elsewhere.example/a.png',
    'https://store.example',
    'https://store.example/elsewhere.example/a.png',
  ],
  ['http-hose.png', 'https://store.example', 'https://store.example/http-hose.png'],
  ['javascript:alert(1)', 'https://store.example', 'https://store.example/javascript:alert(1)'],
])('puts the base address before %s, with one slash [AP-32]', (address, base, url) => {
  expect(pictureUrl(address, base)).toBe(url)
})

it.each(['https://cdn.example/a.png', 'http://cdn.example/a.png', 'HTTPS://cdn.example/a.png', ''])(
  'leaves %j as it is [AP-32]',
  (address) => {
    expect(pictureUrl(address, 'https://store.example')).toBe(address)
  },
)
