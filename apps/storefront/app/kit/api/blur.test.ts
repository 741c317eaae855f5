import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { blurOf, withBlurs } from './blur.server.ts'

/** The thumbhash of a picture in two colours, one above the other. */
function hashOf(sky: number[], sand: number[]): string {
  const [width, height] = [40, 30]
  const rgba = Array.from({ length: width * height }, (_, i) =>
    i < (width * height) / 2 ? sky : sand,
  ).flat()
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}
const thumbhash = hashOf([40, 90, 220, 255], [220, 190, 120, 255])

const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64')
const pixel = (bitmap: Buffer, x: number, y: number) => {
  const colour = bitmap.readUInt16LE(54 + (y * 8 + x) * 2)
  return { red: (colour >> 10) & 31, green: (colour >> 5) & 31, blue: colour & 31 }
}

describe('the blur of a picture', () => {
  it('is a bitmap of eight by six pixels, short enough to stand in a page', () => {
    const address = blurOf(thumbhash)
    expect(address).toMatch(/^data:image\/bmp;base64,/)
    expect(address.length).toBeLessThanOrEqual(300)
    const bitmap = bytesOf(address)
    expect(bitmap.subarray(0, 2).toString()).toBe('BM')
    expect(bitmap.readUInt32LE(2)).toBe(bitmap.length)
    expect([bitmap.readInt32LE(18), bitmap.readInt32LE(22)]).toEqual([8, -6])
  })

  it('has the colours where the picture has them', () => {
    const bitmap = bytesOf(blurOf(thumbhash))
    for (const x of [0, 7]) {
      const [above, below] = [pixel(bitmap, x, 0), pixel(bitmap, x, 5)]
      expect(above.blue).toBeGreaterThan(above.red + 8)
      expect(below.red).toBeGreaterThan(below.blue + 8)
    }
  })

  it('takes the place of every thumbhash of an answer and of nothing else', () => {
    const picture = { src: 'device/1/1280.webp', width: 1280, height: 960 }
    const blurred = { ...picture, blur: blurOf(thumbhash) }
    const answer = { total: 1, none: null, list: [{ picture: { ...picture, thumbhash } }, picture] }
    expect(withBlurs(answer)).toEqual({
      total: 1,
      none: null,
      list: [{ picture: blurred }, picture],
    })
  })

  it('survives a thumbhash that is none', () => {
    expect(blurOf('')).toMatch(/^data:image\/bmp/)
    expect(blurOf('&&&')).toMatch(/^data:image\/bmp/)
  })
})
