import type { TextFileFormat } from '@ironsouq/contract/content/text/text.schema'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { readTable } from '#kernel/table-file/table-file.ts'
import { TableRejected } from '#kernel/table-file/table-row.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import { attributeOf, xmlScanner } from '#kernel/table-file/xml-scanner.ts'
import { xmlText } from '#kernel/table-file/xml-text.ts'

/** One text for a translator. */
interface FileRow {
  key: string
  english: string
  text: string
  note: string
  isDone: boolean
}

/** One text that comes back. */
export interface FileEntry {
  key: string
  /** The English text that was translated; null: the file does not say. */
  english: string | null
  text: string
}

interface ReadFile {
  /** As the file names it; null: it does not. */
  language: string | null
  entries: FileEntry[]
}

const ENTRIES_MAX = 20_000
const COLUMNS = ['key', 'english', 'text', 'note'] as const

function csvFile(rows: readonly FileRow[]): string {
  const writer = tableWriter('csv')
  writer.add(COLUMNS)
  for (const row of rows) writer.add(COLUMNS.map((name) => row[name]))
  return Buffer.from(writer.finish()).toString()
}

const unit = ({ key, english, text, note, isDone }: FileRow) => `
<trans-unit id="${key}" xml:space="preserve">
<source>${xmlText(english)}</source>
<target state="${isDone ? 'translated' : 'needs-translation'}">${xmlText(text)}</target>${
  note === '' ? '' : `\n<note>${xmlText(note)}</note>`
}
</trans-unit>`

/** XLIFF 1.2: every tool of translators reads it, and not all of them read 2.0. */
const xliffFile = (rows: readonly FileRow[], locale: LocaleCode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="ironsouq" datatype="plaintext" source-language="en" target-language="${LOCALES[locale].bcp47}">
<body>${rows.map(unit).join('')}
</body>
</file>
</xliff>
`

export const writeFile = (
  format: TextFileFormat,
  rows: readonly FileRow[],
  locale: LocaleCode,
): string => (format === 'csv' ? csvFile(rows) : xliffFile(rows, locale))

const LIMITS = { rows: ENTRIES_MAX + 1, columns: 20, cellCharacters: 10_000, unpackedBytes: 0 }

async function readCsvFile(content: string): Promise<ReadFile> {
  const entries: FileEntry[] = []
  let head: string[] | undefined
  for await (const { cells } of readTable(Buffer.from(content), LIMITS)) {
    if (!head) {
      head = cells.map((cell) => cell.trim().toLowerCase())
      if (!head.includes('key') || !head.includes('text')) throw new TableRejected('damaged')
      continue
    }
    const cell = (name: (typeof COLUMNS)[number]) => cells[head?.indexOf(name) ?? -1] ?? ''
    entries.push({ key: cell('key').trim(), english: cell('english') || null, text: cell('text') })
  }
  return { language: null, entries }
}

/** Tags of a tool inside of a text are left out, their words stay. */
function readXliffFile(content: string): ReadFile {
  const file: ReadFile = { language: null, entries: [] }
  let isXliff = false
  let isWhole = false
  /** Of a translation memory: it has texts of its own. */
  let isProposal = false
  let entry: FileEntry | undefined
  let field: 'english' | 'text' | undefined
  const scanner = xmlScanner({
    open(name, attributes) {
      if (name === 'xliff') isXliff = attributeOf(attributes, 'version') === '1.2'
      else if (!isXliff) throw new TableRejected('damaged')
      else if (name === 'file') file.language = attributeOf(attributes, 'target-language')
      else if (name === 'trans-unit')
        entry = { key: attributeOf(attributes, 'id') ?? '', english: null, text: '' }
      else if (name === 'alt-trans') isProposal = true
      else if (!isProposal && (name === 'source' || name === 'target'))
        field = name === 'source' ? 'english' : 'text'
    },
    close(name) {
      if (name === 'alt-trans') isProposal = false
      if (name === 'source' || name === 'target') field = undefined
      if (name === 'xliff') isWhole = true
      if (name !== 'trans-unit' || !entry) return
      if (file.entries.length >= ENTRIES_MAX) throw new TableRejected('tooManyRows')
      file.entries.push(entry)
      entry = undefined
    },
    text(text) {
      if (entry && field) entry[field] = (entry[field] ?? '') + text
    },
  })
  scanner.push(content)
  if (!isWhole) throw new TableRejected('damaged')
  return file
}

/** The texts of a file; throws `TableRejected` if it is no such file. */
export const readFile = async (format: TextFileFormat, content: string): Promise<ReadFile> =>
  format === 'csv' ? readCsvFile(content) : readXliffFile(content)

/** Whether a file is for this language. Only Chinese is two of ours. */
export function isFor(language: string, locale: LocaleCode): boolean {
  const [given, own] = [language.replaceAll('_', '-'), LOCALES[locale].bcp47].map((tag) =>
    tag.toLowerCase(),
  )
  const first = (tag = '') => tag.split('-')[0]
  return given === own || (first(own) !== 'zh' && first(given) === first(own))
}
