import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TEMPLATES = join(import.meta.dirname, 'templates')

/** A reason not to write anything; its message says what to do. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What will be written: nothing is, unless everything can be. */
export interface Draft {
  /** Whether the file exists, or will. */
  has: (path: string) => boolean
  read: (path: string) => string
  /** A new file. One that exists is refused. */
  add: (path: string, text: string) => void
  change: (path: string, to: (text: string) => string) => void
  /** Adds lines after the only text that matches. */
  insert: (path: string, after: RegExp, lines: string) => void
  /** Writes the files and returns their paths. */
  save: () => string[]
}

export function draftIn(root: string): Draft {
  const pending = new Map<string, string>()
  const draft: Draft = {
    has: (path) => pending.has(path) || existsSync(join(root, path)),
    read(path) {
      if (!draft.has(path)) throw new Refused(`${path} does not exist.`)
      return pending.get(path) ?? readFileSync(join(root, path), 'utf8')
    },
    add(path, text) {
      if (draft.has(path)) throw new Refused(`${path} exists already. Choose another name.`)
      pending.set(path, text)
    },
    change: (path, to) => void pending.set(path, to(draft.read(path))),
    insert(path, after, lines) {
      draft.change(path, (text) => {
        const found = after.exec(text)
        if (!found) throw new Refused(`${path} has no place for a new line: ${after.source}`)
        const end = found.index + found[0].length
        return text.slice(0, end) + lines + text.slice(end)
      })
    },
    save() {
      for (const [path, text] of pending) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...pending.keys()]
    },
  }
  return draft
}

/** A line with an import; the formatter sorts it. */
export const addLine = (draft: Draft, path: string, line: string): void =>
  draft.change(path, (text) => `${line}\n${text}`)

/** Imports one value, in the import that the file has of that module or in a new one. */
export function addImport(draft: Draft, path: string, name: string, from: string): void {
  const known = new RegExp(`^import \\{([^}]*)\\} from '${RegExp.escape(from)}'`, 'm')
  const names = known.exec(draft.read(path))?.[1]?.split(/[\s,]+/)
  if (names?.includes(name)) return
  if (names)
    draft.change(path, (text) => text.replace(known, (line) => line.replace('{', `{ ${name},`)))
  else addLine(draft, path, `import { ${name} } from '${from}'`)
}

/**
 * The text of a template. `{{name}}` is a value. A line that begins with `%staff ` or `%merchant `
 * is only for that audience.
 */
export function fill(template: string, values: object, audience?: string): string {
  const known: Record<string, unknown> = { ...values }
  const text = readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8')
  return text
    .split('\n')
    .flatMap((line) => {
      const only = /^%(\w+) ?(.*)$/.exec(line)
      if (!only) return [line]
      return only[1] === audience ? [only[2]] : []
    })
    .join('\n')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = known[name]
      if (typeof value !== 'string') throw new Error(`the template ${template} has no {{${name}}}`)
      return value
    })
}
