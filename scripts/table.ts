import { stripVTControlCharacters } from 'node:util'

/** Columns as wide as their widest cell; terminal colours have no width. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => width(row[column] ?? ''))),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function pad(cell: string, to: number): string {
  return cell + ' '.repeat(to - width(cell))
}

function width(cell: string): number {
  return stripVTControlCharacters(cell).length
}
