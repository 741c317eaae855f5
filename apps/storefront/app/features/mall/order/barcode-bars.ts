/** Which of the five bars or spaces of a digit are wide, in Interleaved 2 of 5. */
const WIDE = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
] as const
const START = '1111'
const STOP = '311'

const widthOf = (digit: string | undefined, at: number) =>
  WIDE[Number(digit)]?.[at] === '1' ? '3' : '1'

/**
 * The widths of bars and spaces in turn, beginning with a bar, of an even number of digits in Interleaved 2 of 5:
 * of each pair the first digit is in the bars and the second in the spaces between them.
 */
export function barcodeWidths(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? []
  const content = pairs.map((pair) =>
    Array.from({ length: 5 }, (_, at) => widthOf(pair[0], at) + widthOf(pair[1], at)).join(''),
  )
  return [START, ...content, STOP].join('').split('').map(Number)
}
