import { describe, expect, it } from 'vitest'
import { deviceListPath, pagesShown } from './device-list-path.ts'

describe('addresses of the machine list', () => {
  it('write what is asked and nothing that is understood anyway', () => {
    expect(deviceListPath({ current: 1, size: 24, sort: 'newest' })).toBe('/device-list')
    expect(deviceListPath({ q: 'PC 200', sort: 'relevance', view: undefined })).toBe(
      '/device-list?q=PC+200',
    )
    expect(deviceListPath({ q: 'PC 200', sort: 'newest', emirate: 'dubai', current: 2 })).toBe(
      '/device-list?q=PC+200&emirate=dubai&sort=newest&current=2',
    )
  })

  it('can be read and edited: lists keep their commas, ranges their dash [EQ-2]', () => {
    expect(
      deviceListPath({
        view: 'rows',
        price: '120000-450000',
        brand: 'volvo,komatsu',
        spec: 'bucket:0.8-1.2;boomType:mono,twoPiece',
      }),
    ).toBe(
      '/device-list?brand=volvo,komatsu&price=120000-450000&spec=bucket:0.8-1.2;boomType:mono,twoPiece&view=rows',
    )
  })

  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [6, 200, [1, null, 4, 5, 6, 7, 8, null, 200]],
    [200, 200, [1, null, 198, 199, 200]],
  ])('on page %i of %i show %j', (current, last, pages) => {
    expect(pagesShown(current, last)).toEqual(pages)
  })
})
