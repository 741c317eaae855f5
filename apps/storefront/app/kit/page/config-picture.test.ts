import { describe, expect, it } from 'vitest'
import { configPicture } from './config-picture.ts'

const at = (pcLogoImg: string, publicUrl = 'https://shop.example') =>
  configPicture('pcLogoImg', {
    webConfig: { pcLogoImg } as Parameters<typeof configPicture>[1]['webConfig'],
    objectsUrl: 'https://objects.example/bucket',
    publicUrl,
  })

describe('a picture of the web config [AP-10]', () => {
  it('comes from the site itself if it is ours, whatever host the reader asked', () => {
    expect(at('https://shop.example/logo.svg')).toBe('/logo.svg')
    expect(at('/logo.svg', '')).toBe('/logo.svg')
  })

  it('comes from the object store or from where it says otherwise [AP-32]', () => {
    expect(at('setting/logo.webp')).toBe('https://objects.example/bucket/setting/logo.webp')
    expect(at('https://cdn.example/logo.webp')).toBe('https://cdn.example/logo.webp')
    expect(at('https://shop.example.evil/logo.svg')).toBe('https://shop.example.evil/logo.svg')
    expect(at('')).toBe('')
  })
})
