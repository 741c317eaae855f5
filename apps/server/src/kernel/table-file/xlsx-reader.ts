import { posix } from 'node:path'
import {
  limited,
  TableRejected,
  type TableFault,
  type TableLimits,
  type TableRow,
} from './table-row.ts'
import { attributeOf, xmlScanner, type XmlListener } from './xml-scanner.ts'
import { openZip, type ZipFile } from './zip-reader.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED_STRINGS = 'xl/sharedStrings.xml'
/** All shared strings are held while the sheet is read; a real file of 200,000 rows has a few million characters. */
const SHARED_CHARACTERS_MAX = 32 << 20
const SHARED_ENTRIES_MAX = 1_000_000

async function* scanned(zip: ZipFile, name: string, listener: XmlListener): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const scanner = xmlScanner(listener)
  try {
    for await (const chunk of zip.read(name)) {
      scanner.push(decoder.decode(chunk, { stream: true }))
      yield
    }
  } catch (err) {
    throw err instanceof TypeError ? new TableRejected('encoding', null, { cause: err }) : err
  }
}

async function scanAll(zip: ZipFile, name: string, listener: Partial<XmlListener>): Promise<void> {
  const ignore = () => {}
  const steps = scanned(zip, name, { open: ignore, close: ignore, text: ignore, ...listener })
  while (!(await steps.next()).done);
}

/** The first sheet that is not hidden. */
async function sheetPath(zip: ZipFile): Promise<string> {
  let relation: string | null = null
  await scanAll(zip, WORKBOOK, {
    open(name, attributes) {
      if (name !== 'sheet' || relation !== null) return
      if ((attributeOf(attributes, 'state') ?? 'visible') === 'visible')
        relation = attributeOf(attributes, 'id')
    },
  })
  let target: string | null = null
  await scanAll(zip, RELATIONS, {
    open(name, attributes) {
      if (name === 'Relationship' && attributeOf(attributes, 'Id') === relation)
        target = attributeOf(attributes, 'Target')
    },
  })
  if (relation === null || target === null) throw new TableRejected('noSheet')
  const path = posix.resolve('/xl', target).slice(1)
  if (!zip.has(path)) throw new TableRejected('noSheet')
  return path
}

/**
 * Collects the text of `t` elements, but not the reading aids of Japanese cells (`rPh`). It is rejected
 * when it becomes too long, not at its end.
 */
function textCollector(charactersMax: number, fault: TableFault): XmlListener & { take(): string } {
  let text = ''
  let isInText = false
  let aids = 0
  return {
    open(name) {
      if (name === 'rPh') aids += 1
      if (name === 't') isInText = aids === 0
    },
    close(name) {
      if (name === 'rPh') aids -= 1
      if (name === 't') isInText = false
    },
    text(piece) {
      if (!isInText) return
      text += piece
      if (text.length > charactersMax) throw new TableRejected(fault)
    },
    take() {
      const taken = text
      text = ''
      return taken
    },
  }
}

/** A part of a string keeps the whole string in memory; a copy does not. */
const copyOf = (text: string) => Buffer.from(text).toString()

async function sharedStrings(zip: ZipFile): Promise<string[]> {
  if (!zip.has(SHARED_STRINGS)) return []
  const strings: string[] = []
  let left = SHARED_CHARACTERS_MAX
  const collector = textCollector(SHARED_CHARACTERS_MAX, 'unpacksTooLarge')
  await scanAll(zip, SHARED_STRINGS, {
    open: collector.open,
    text: collector.text,
    close(name) {
      collector.close(name)
      if (name !== 'si') return
      const text = collector.take()
      left -= text.length
      if (left < 0 || strings.length >= SHARED_ENTRIES_MAX)
        throw new TableRejected('unpacksTooLarge')
      strings.push(copyOf(text))
    },
  })
  return strings
}

/** "C7" is column 2. Far columns are rejected before an array of that length is made. */
function columnOf(reference: string, row: number): number {
  let column = 0
  for (const char of reference) {
    const value = char.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
    // Cells far out are often empty but formatted; the limit proper counts filled ones.
    if (column > 16_384) throw new TableRejected('tooManyColumns', row)
  }
  return column - 1
}

/** Rows of a sheet as they are scanned. Of a formula only the stored result is read. */
function rowCollector(strings: readonly string[], limits: TableLimits) {
  const ready: TableRow[] = []
  const inline = textCollector(limits.cellCharacters, 'cellTooLong')
  let number = 0
  let cells: string[] = []
  let column = -1
  let type = 'n'
  let value = ''
  let isInValue = false

  const valueOf = (): string => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'inlineStr') return inline.take()
    if (type === 'b') return value === '1' ? 'true' : 'false'
    return type === 'e' ? '' : plainNumber(value)
  }
  const open = {
    row(attributes: string) {
      const given = Number(attributeOf(attributes, 'r') ?? number + 1)
      if (!(given > number)) throw new TableRejected('damaged')
      number = given
      if (number > limits.rows) throw new TableRejected('tooManyRows', number)
      cells = []
      column = -1
    },
    c(attributes: string) {
      const reference = attributeOf(attributes, 'r')
      column = reference === null ? column + 1 : columnOf(reference, number)
      type = attributeOf(attributes, 't') ?? 'n'
      value = ''
      inline.take()
    },
    v() {
      isInValue = true
    },
  }
  const close = {
    v() {
      isInValue = false
    },
    c() {
      const text = valueOf()
      if (text === '') return
      if (column >= limits.columns) throw new TableRejected('tooManyColumns', number)
      while (cells.length < column) cells.push('')
      cells[column] = text
    },
    row() {
      if (cells.length > 0) ready.push(limited({ number, cells }, limits))
    },
  }
  const listener: XmlListener = {
    open(name, attributes) {
      if (name === 'row' || name === 'c' || name === 'v') open[name](attributes)
      else inline.open(name, attributes)
    },
    close(name) {
      if (name === 'row' || name === 'c' || name === 'v') close[name]()
      else inline.close(name)
    },
    text(piece) {
      if (!isInValue) return inline.text(piece)
      value += piece
      if (value.length > limits.cellCharacters) throw new TableRejected('cellTooLong', number)
    },
  }
  return { listener, take: () => ready.splice(0) }
}

/** Excel stores 0.1 + 0.2 as it calculated it, and large numbers with an exponent. */
function plainNumber(value: string): string {
  if (!/[eE.]/.test(value)) return value
  const number = Number(value)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}

/**
 * The rows of the first sheet. The sheet is unpacked and scanned a piece at a time; only the shared
 * strings are held, and they have limits of their own.
 */
export async function* readXlsx(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<TableRow> {
  const zip = openZip(bytes, limits.unpackedBytes)
  if (!zip.has(WORKBOOK) || !zip.has(RELATIONS)) throw new TableRejected('damaged')
  const path = await sheetPath(zip)
  const rows = rowCollector(await sharedStrings(zip), limits)
  for await (const _ of scanned(zip, path, rows.listener)) yield* rows.take()
  yield* rows.take()
}
