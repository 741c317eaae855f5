import { filesIn, textIfAny, textOf } from '../tree.ts'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`
const RECORD = /^docs\/decisions\/(\d{4}-[^/]+\.md)$/
const STATUS =
  /^(?:accepted|outdated|superseded (?:in part )?by \[\d+\]\(.+\.md\)(?: and \[\d+\]\(.+\.md\))*)$/

/** `# 7. Title`, an empty line, `2026-11-15 · accepted`. */
function headOf(text: string) {
  const [heading = '', , dated = ''] = text.split('\n')
  const title = /^# \d+\. (.+)$/.exec(heading)?.[1]
  const status = /^\d{4}-\d\d-\d\d · (.+)$/.exec(dated)?.[1]
  return { title, status: status && STATUS.test(status) ? status : undefined }
}

/** The index lists each decision once, with the title and the status of its record. */
export async function indexFaults(root: string): Promise<string[]> {
  const records = await filesIn(root, RECORD)
  if (records.length === 0) return []
  const index = await textIfAny(root, INDEX)
  if (index === null) return [`${INDEX} is missing: it lists the decisions`]
  const lines = [...index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| (.+?) \| (.+) \|$/gm)]
  const faults: string[] = []
  for (const place of records) {
    const name = RECORD.exec(place)?.[1] ?? ''
    const { title, status } = headOf(await textOf(root, place))
    if (title === undefined || status === undefined) {
      faults.push(`${place}: begin with "# N. Title", an empty line and "date · status"`)
      continue
    }
    const [line, ...others] = lines.filter(([, , file]) => file === name)
    if (!line || others.length > 0) faults.push(`${INDEX}: list ${name} once`)
    else if (
      Number(line[1]) !== Number(name.slice(0, 4)) ||
      line[3] !== title ||
      line[4] !== status
    )
      faults.push(`${INDEX}: ${name} is "${title}", ${status}`)
  }
  return faults
}
