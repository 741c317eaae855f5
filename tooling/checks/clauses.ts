import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Check, nothingSeen } from './check.ts'
import { titlesOf } from './titles.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

const CLAUSES = 'docs/spec/clauses.md'
const COVERED = 'docs/spec/covered.txt'
const TESTS = /(?:\.test\.tsx?|^e2e\/.*\.e2e\.ts)$/
const WRITE = 'run `node tooling/checks/clauses.ts --write`'

interface Coverage {
  clauses: string[]
  tests: number
  /** Clause id → the files whose titles carry it. */
  covered: Map<string, string[]>
  faults: string[]
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** The ids in a title: each alone in its brackets, so that one can search for it. */
function idsIn(title: string): { ids: string[]; odd: string[] } {
  const bracketed = [...title.matchAll(/\[([A-Z]{2}-\d[^\]]*)\]/g)].map((match) => match[1] ?? '')
  const isId = (text: string) => /^[A-Z]{2}-\d+$/.test(text)
  return { ids: bracketed.filter(isId), odd: bracketed.filter((text) => !isId(text)) }
}

async function coverage(root: string): Promise<Coverage> {
  const spec = (await textIfAny(root, CLAUSES)) ?? ''
  const clauses = [...spec.matchAll(/^\|\s*([A-Z]{2}-\d+)\s*\|/gm)].map((row) => row[1] ?? '')
  const known = new Set(clauses)
  const covered = new Map<string, string[]>()
  const faults: string[] = []
  const places = await filesIn(root, TESTS)
  for (const place of places)
    for (const title of titlesOf(await textOf(root, place))) {
      const { ids, odd } = idsIn(title)
      for (const text of odd)
        faults.push(`${place}: "[${text}]" is not one clause; give each id its own brackets`)
      for (const id of ids)
        if (known.has(id)) covered.set(id, [...(covered.get(id) ?? []), place])
        else faults.push(`${place}: ${id} is not in ${CLAUSES}`)
    }
  return { clauses, tests: places.length, covered, faults }
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

/** No clause that a test proved may lose its test. */
export const clauses: Check = async (root, seen) => {
  const found = await coverage(root)
  if (found.clauses.length === 0) return [nothingSeen(`clauses in ${CLAUSES}`)]
  if (found.tests === 0) return [nothingSeen('tests')]
  seen?.(`${found.covered.size} of ${found.clauses.length} clauses have a test`)
  const text = await textIfAny(root, COVERED)
  if (text === null) return [...found.faults, `${COVERED} is missing: ${WRITE}`]
  const kept = linesOf(text)
  const lost = kept.filter((id) => !found.covered.has(id))
  const gained = [...found.covered.keys()].filter((id) => !kept.includes(id))
  const unsorted = kept.join() !== kept.toSorted(byNumber).join()
  return [
    ...found.faults,
    ...lost.map((id) => `${id} has lost its test: write one that carries [${id}] in its title`),
    ...gained.map((id) => `${id} has a test now but is not in ${COVERED}: ${WRITE}`),
    ...(unsorted ? [`${COVERED} is not sorted: ${WRITE}`] : []),
  ]
}

/** Adds what is newly covered. What has lost its test stays: taking a line out is a decision. */
export async function write(root: string): Promise<void> {
  const { covered } = await coverage(root)
  const kept = linesOf(await textIfAny(root, COVERED))
  const all = [...new Set([...kept, ...covered.keys()])].toSorted(byNumber)
  await writeFile(join(root, COVERED), `${all.join('\n')}\n`)
}

if (import.meta.main && process.argv.includes('--write'))
  await write(resolve(import.meta.dirname, '../..'))
