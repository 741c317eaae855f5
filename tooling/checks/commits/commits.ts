import type { Check } from '../check.ts'
import { git } from '../command.ts'

/** The rules hold for the commits after this one. */
const RULES_SINCE = '77d37652b'

const SUBJECT = /^[a-z0-9][a-z0-9 /,-]*: [a-z].*[^.]$/
const SUBJECT_LENGTH = 72
const LINES_WITHOUT_REASON = 50
const LINES_OF_ONE_IDEA = 400
const SIZE = /^Size: \S/m

/** Written by programs or by translators: their lines are not reviewed one by one. */
const UNCOUNTED =
  /^(?:pnpm-lock\.yaml|docs\/api-digest\.txt|apps\/server\/migrations\/|packages\/(?:i18n\/messages|demo\/texts)\/)/

export interface Commit {
  hash: string
  message: string
  /** Added and removed lines of files that people write. */
  lines: number
}

export function commitFaults({ hash, message, lines }: Commit): string[] {
  const [subject = '', ...rest] = message.trim().split('\n')
  const body = rest.join('\n').trim()
  const faults: string[] = []
  if (!SUBJECT.test(subject) || subject.length > SUBJECT_LENGTH)
    faults.push(`the subject is "noun: imperative" with at most ${SUBJECT_LENGTH} characters`)
  if (lines > LINES_WITHOUT_REASON && body === '')
    faults.push(`it changes ${lines} lines: write the reason into the body`)
  if (lines > LINES_OF_ONE_IDEA && !SIZE.test(body))
    faults.push(
      `it changes ${lines} lines: split it, or say why not in a line "Size: …" of the body`,
    )
  return faults.map((fault) => `${hash.slice(0, 8)} "${subject}": ${fault}`)
}

const RECORD = '\u001e'
const FIELD = '\u001f'

/** Reads `git log --numstat` with a record for each commit. A moved file counts what changed in it. */
export function commitsIn(log: string): Commit[] {
  return log
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = '', message = '', numbers = ''] = record.split(FIELD)
      const lines = numbers
        .split('\n')
        .map((line) => line.split('\t'))
        .filter(([, , place = '']) => place !== '' && !UNCOUNTED.test(place))
        .reduce((sum, [added, removed]) => sum + (Number(added) || 0) + (Number(removed) || 0), 0)
      return { hash, message, lines }
    })
}

/** New commits can be read: a subject of the agreed form, a reason, one idea. */
export const commits: Check = async (root, seen) => {
  const format = `--format=${RECORD}%H${FIELD}%B${FIELD}`
  const log = await git(root, 'log', '--no-merges', '-M', '--numstat', format, `${RULES_SINCE}..`)
  if (log === null) {
    const shallow = await git(root, 'rev-parse', '--is-shallow-repository')
    seen?.('a tree without its history')
    return shallow === 'false\n'
      ? [`${RULES_SINCE} is not in the history: correct RULES_SINCE`]
      : []
  }
  const found = commitsIn(log)
  seen?.(`${found.length} commits`)
  return found.flatMap(commitFaults)
}
