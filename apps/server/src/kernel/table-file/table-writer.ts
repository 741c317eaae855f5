import { strToU8, Zip, ZipDeflate } from 'fflate'
import { withoutFormula } from './formula.ts'
import type { TableFormat } from './table-file.ts'
import { xmlText } from './xml-text.ts'

export type Cell = string | number | null

/** Takes rows one after the other and gives the file. */
export interface TableWriter {
  contentType: string
  add(cells: readonly Cell[]): void
  finish(): Uint8Array
}

const quoted = (text: string) =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const csvCell = (cell: Cell) =>
  typeof cell === 'string' ? quoted(withoutFormula(cell)) : (cell ?? '').toString()

/** With a byte order mark: without it Excel reads Arabic and Chinese as Latin. */
function csvWriter(): TableWriter {
  const pieces: Buffer[] = [Buffer.from('\uFEFF')]
  return {
    contentType: 'text/csv; charset=utf-8',
    add: (cells) => void pieces.push(Buffer.from(`${cells.map(csvCell).join(',')}\r\n`)),
    finish: () => Buffer.concat(pieces),
  }
}

const NAMESPACE = 'http://schemas.openxmlformats.org'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PARTS = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${NAMESPACE}/spreadsheetml/2006/main" xmlns:r="${NAMESPACE}/officeDocument/2006/relationships"><sheets><sheet name="Ironsouq" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Column 27 is "AB". */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

/** A text cell is stored as text, so nothing in it is ever calculated. */
function xlsxCell(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

const BLOCK_CHARACTERS = 1 << 18

function xlsxWriter(): TableWriter {
  const pieces: Uint8Array[] = []
  const zip = new Zip((err, piece) => {
    if (err) throw err
    pieces.push(piece)
  })
  const entry = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return file
  }
  for (const [name, content] of Object.entries(PARTS)) entry(name).push(strToU8(content), true)
  const sheet = entry('xl/worksheets/sheet1.xml')
  let block = `${HEAD}<worksheet xmlns="${NAMESPACE}/spreadsheetml/2006/main"><sheetData>`
  let row = 0
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    add(cells) {
      row += 1
      const drawn = cells.map((cell, column) => xlsxCell(cell, `${columnName(column)}${row}`))
      block += `<row r="${row}">${drawn.join('')}</row>`
      if (block.length < BLOCK_CHARACTERS) return
      sheet.push(strToU8(block))
      block = ''
    },
    finish() {
      sheet.push(strToU8(`${block}</sheetData></worksheet>`), true)
      zip.end()
      return Buffer.concat(pieces)
    },
  }
}

export const tableWriter = (format: TableFormat): TableWriter =>
  format === 'csv' ? csvWriter() : xlsxWriter()
