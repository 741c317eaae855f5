import { expect, it } from 'vitest'
import { barcodeWidths } from './barcode-bars.ts'

it('draws digits as Interleaved 2 of 5, the first of a pair in the bars and the second in the spaces', () => {
  // 3 is wide-wide-narrow-narrow-narrow, 8 is wide-narrow-narrow-wide-narrow.
  expect(barcodeWidths('38').join('')).toBe('11113331111311311')
  expect(barcodeWidths('40711805').reduce((sum, width) => sum + width, 0)).toBe(4 + 4 * 18 + 5)
})
