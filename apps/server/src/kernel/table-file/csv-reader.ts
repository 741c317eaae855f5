import { CsvError, parse } from 'csv-parse'
import { withFormulaText } from './formula.ts'
import { limited, TableRejected, type TableLimits, type TableRow } from './table-row.ts'

const DELIMITERS = ['\t', ';', ','] as const
/** A row is longer than this only if a quote is never closed. */
const RECORD_CHARACTERS_MAX = 1 << 20
const SLICE_BYTES = 1 << 20

const UTF16_LE = Buffer.from([0xff, 0xfe])

/** UTF-8, or UTF-16 as Excel saves "Unicode text". Anything else would garble names without a word. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const encoding = UTF16_LE.equals(bytes.subarray(0, 2)) ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true })
}

/** The delimiter that splits the first line into the most cells: Excel uses the one of its country. */
function delimiterOf(firstLine: string): string {
  const unquoted = firstLine.replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

const rejected = (err: unknown): unknown => {
  if (err instanceof TypeError) return new TableRejected('encoding', null, { cause: err })
  if (!(err instanceof CsvError)) return err
  const { lines } = err as { lines?: number }
  return new TableRejected('quotes', lines ?? null, { cause: err })
}

function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = decoderOf(bytes)
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true })
  yield decoder.decode()
}

/** Strict: a quote in the wrong place refuses the file, because every later row would be misread. */
export async function* readCsv(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<TableRow> {
  try {
    const start = decoderOf(bytes).decode(bytes.subarray(0, 1 << 16), { stream: true })
    const parser = parse({
      delimiter: delimiterOf(start.split(/\r?\n/, 1)[0] ?? ''),
      relax_column_count: true,
      max_record_size: RECORD_CHARACTERS_MAX,
    })
    const feeding = (async () => {
      for (const text of decoded(bytes))
        if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve))
      parser.end()
    })().catch((err: unknown) => parser.destroy(err as Error))
    let number = 0
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      if (cells.some((cell) => cell !== ''))
        yield limited({ number, cells: cells.map(withFormulaText) }, limits)
    }
    await feeding
  } catch (err) {
    throw rejected(err)
  }
}
