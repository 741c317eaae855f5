import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('writes a CSV file that no spreadsheet calculates', () => {
  const rows = [
    ['Words', 'Searches'],
    ['=HYPERLINK("x")', 3],
    ['كرين, 50', null],
    ['-1', -1],
  ]
  expect(csvOf(rows)).toBe(
    '\uFEFFWords,Searches\r\n"\'=HYPERLINK(""x"")",3\r\n"كرين, 50",\r\n\'-1,-1\r\n',
  )
})
