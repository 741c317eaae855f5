import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable, TABLE_FORMATS } from './table-file.ts'
import type { TableLimits } from './table-row.ts'
import { tableWriter, type Cell } from './table-writer.ts'

const LIMITS: TableLimits = {
  rows: 1000,
  columns: 20,
  cellCharacters: 500,
  unpackedBytes: 5_000_000,
}

const rowsOf = (file: Uint8Array | string, limits: Partial<TableLimits> = {}) =>
  Array.fromAsync(
    readTable(typeof file === 'string' ? Buffer.from(file) : file, { ...LIMITS, ...limits }),
  )

const RELATION = (target: string) =>
  `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`

/** A workbook as another program might write it. */
const workbook = (sheet: string, strings?: string) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<x:workbook xmlns:x="a"><x:sheets><x:sheet name="Old" state="hidden" r:id="rId9"/><x:sheet name="Stock" r:id="rId1"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(RELATION('/xl/worksheets/stock.xml')),
    'xl/worksheets/stock.xml': strToU8(sheet),
    ...(strings && { 'xl/sharedStrings.xml': strToU8(strings) }),
  })

describe('a table file', () => {
  it.each(TABLE_FORMATS)('is read back from %s as it was written [BO-3]', async (format) => {
    const rows: Cell[][] = [
      ['رقم', 'Modell "320"', '序列号'],
      ['a,b', 'two\nlines', null],
      [7840, -1.5, ' <&> '],
    ]
    const writer = tableWriter(format)
    for (const row of rows) writer.add(row)
    const read = await rowsOf(writer.finish())
    expect(read.map(({ cells }) => cells)).toEqual([
      ['رقم', 'Modell "320"', '序列号'],
      ['a,b', 'two\nlines'],
      ['7840', '-1.5', ' <&> '],
    ])
    expect(read.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it.each(['=1+1', '+971 50', '-cmd', '@SUM(A1)', '\tx', '＝1', ' =1', '\n=1', '\nx'])(
    'in CSV calculates nothing from %j, and gives it back [BO-3]',
    async (text) => {
      const writer = tableWriter('csv')
      writer.add([text])
      const file = writer.finish()
      expect(Buffer.from(file).toString().slice(1)).toContain(`'${text}`)
      expect(await rowsOf(file)).toEqual([{ number: 1, cells: [text] }])
    },
  )

  it('in CSV may have semicolons or tabs, a byte order mark or UTF-16', async () => {
    const cells = [
      ['a', 'b,c'],
      ['é', 'ب'],
    ]
    const numbered = cells.map((row, n) => ({ number: n + 1, cells: row }))
    expect(await rowsOf('\uFEFFa;"b,c"\r\né;ب\r\n')).toEqual(numbered)
    expect(await rowsOf('a\tb,c\né\tب')).toEqual(numbered)
    expect(await rowsOf(Buffer.from('\uFEFFa\tb,c\né\tب', 'utf16le'))).toEqual(numbered)
  })

  it('counts empty rows, and gives none of them', async () => {
    expect(await rowsOf('a\n\nb\n')).toEqual([
      { number: 1, cells: ['a'] },
      { number: 3, cells: ['b'] },
    ])
  })

  it('in XLSX has shared, rich and inline strings, gaps, flags and results of formulas', async () => {
    const strings =
      '<sst><si><t>MAKE</t></si><si><r><t>PC</t></r><r><t xml:space="preserve">210 &amp;</t></r><rPh><t>aid</t></rPh></si></sst>'
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="4"><c r="B4"><f>1/3</f><v>0.30000000000000004</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="inlineStr"><is><t>x&#x41;</t></is></c></row></sheetData></worksheet>'
    expect(await rowsOf(workbook(sheet, strings))).toEqual([
      { number: 1, cells: ['MAKE', '', 'PC210 &'] },
      { number: 4, cells: ['', '0.3', 'true', 'xA'] },
    ])
  })
})

describe('a table file that cannot be trusted', () => {
  const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

  it.each([
    ['a quote that is never closed', 'a,"b\nc,d\n', 'quotes'],
    ['text that is not UTF-8', Buffer.from([0x61, 0xe9, 0x2c, 0x62]), 'encoding'],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and no more'), 'damaged'],
    ['an archive that is no workbook', zipSync({ 'a.txt': strToU8('x') }), 'damaged'],
    [
      'a document type with entities',
      workbook('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>'),
      'damaged',
    ],
    ['an unknown entity', workbook(sheetOf('<row><c><v>&a;</v></c></row>')), 'damaged'],
    [
      'a column far out',
      workbook(sheetOf('<row><c r="XFE1"><v>1</v></c></row>')),
      'tooManyColumns',
    ],
    ['a row far down', workbook(sheetOf('<row r="1048577"><c><v>1</v></c></row>')), 'tooManyRows'],
    [
      'more columns than allowed',
      Array.from({ length: 21 }, () => 'a').join(','),
      'tooManyColumns',
    ],
    ['a cell that is too long', 'x'.repeat(501), 'cellTooLong'],
    ['more rows than allowed', 'a\n'.repeat(1001), 'tooManyRows'],
  ])('is refused: %s [BO-3]', async (_, file, fault) => {
    await expect(rowsOf(file)).rejects.toMatchObject({ fault })
  })

  it('is refused while it unpacks, whatever size it declares [BO-3]', async () => {
    const bomb = workbook(sheetOf('<row><c><v>1</v></c></row>'.repeat(300_000)))
    expect(bomb.length).toBeLessThan(60_000)
    await expect(rowsOf(bomb, { rows: 5_000_000 })).rejects.toMatchObject({
      fault: 'unpacksTooLarge',
    })
  })

  it.each([
    ['many', '<si><t>abcdefghijklmnopqrstuvwxyz</t></si>'.repeat(1_400_000)],
    ['very many short', '<si><t>a</t></si>'.repeat(1_100_000)],
    ['one long', `<si><t>${'abcdefgh <b/>'.repeat(4_500_000)}</t></si>`],
  ])('in XLSX is refused when it has %s shared strings [BO-3]', async (_, strings) => {
    const bomb = workbook(sheetOf('<row><c t="s"><v>0</v></c></row>'), `<sst>${strings}</sst>`)
    expect(bomb.length).toBeLessThan(1_500_000)
    await expect(rowsOf(bomb, { unpackedBytes: 1 << 30 })).rejects.toMatchObject({
      fault: 'unpacksTooLarge',
    })
  })

  it.each([
    ['an inline text', '<row><c t="inlineStr"><is><t>TEXT</t></is></c></row>', 'cellTooLong'],
    ['a value', '<row><c><v>TEXT</v></c></row>', 'cellTooLong'],
    ['a cell beyond the last column', '<row><c r="V1"><v>1</v></c>TEXT', 'tooManyColumns'],
  ])('in XLSX is refused at once because of %s, not at its end [BO-3]', async (_, row, fault) => {
    const damagedLater = sheetOf(row.replace('TEXT', `${'x <b/>'.repeat(1000)}&unknown;`))
    await expect(rowsOf(workbook(damagedLater))).rejects.toMatchObject({ fault })
  })

  it('is refused when a row has many full cells [BO-3]', async () => {
    const rowOf = (full: number) => Array.from({ length: full }, () => 'x'.repeat(500)).join(',')
    expect(await rowsOf(rowOf(10))).toHaveLength(1)
    await expect(rowsOf(rowOf(11))).rejects.toMatchObject({ fault: 'cellTooLong', row: 1 })
  })
})
