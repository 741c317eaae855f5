import { type Check, nothingSeen } from './check.ts'
import { filesIn, textOf } from './tree.ts'

const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/
const NOTED = /\.(?:[cm]?[jt]sx?|css|md|ya?ml)$/
const MOST_LINES = 400
const NOUNLESS = /(?:^|\/)(utils|helpers|common|shared|lib|types|hooks|services)\//
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const UNFINISHED = /\b(?:TO[D]O|FIX[M]E)\b(?!.{0,3}#\d)/
/** Directives that name no rule, or name the rule that asks for reasons, escape the linter. */
const BLANKET =
  /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(?:-next-line|-line)?(?:\s*(?:\*\/|--|$)|.*house\/suppression-needs-reason)/m

function nameFaults(place: string): string[] {
  const faults: string[] = []
  const folder = NOUNLESS.exec(place)?.[1]
  if (folder) faults.push(`${place}: no folder is called ${folder}; find the noun of the thing`)
  if (/(?:^|\/)index\.[cm]?[jt]sx?$/.test(place))
    faults.push(`${place}: no index files; name the file after what it holds`)
  const odd = place.split('/').find((part) => !part.startsWith('.') && !KEBAB.test(part))
  if (odd !== undefined) faults.push(`${place}: "${odd}" is not kebab-case`)
  return faults
}

function textFaults(place: string, text: string): string[] {
  const faults: string[] = []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (lines > MOST_LINES)
    faults.push(`${place}: ${lines} lines; split it by verb or by noun (at most ${MOST_LINES})`)
  if (BLANKET.test(text))
    faults.push(`${place}: a lint suppression must name the one rule that it switches off`)
  return faults
}

/** Names, sizes and marks of unfinished work. */
export const files: Check = async (root, seen) => {
  const places = await filesIn(root, NOTED)
  const faults: string[] = []
  let sources = 0
  for (const place of places) {
    const text = await textOf(root, place)
    text.split('\n').forEach((line, i) => {
      if (UNFINISHED.test(line))
        faults.push(`${place}:${i + 1}: a note of unfinished work carries its issue number (#12)`)
    })
    if (!SOURCE.test(place)) continue
    sources += 1
    faults.push(...nameFaults(place), ...textFaults(place, text))
  }
  if (sources === 0) return [nothingSeen('source files')]
  seen?.(`${sources} source files`)
  return faults
}
