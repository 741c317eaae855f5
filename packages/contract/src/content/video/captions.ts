/** One caption: what is read from one time to another, in milliseconds. */
export interface Cue {
  from: number
  to: number
  text: string
}

/** The line of a WebVTT file that is wrong, counted from 1, and why. */
export interface CaptionFault {
  line: number
  fault: 'header' | 'time' | 'order' | 'empty' | 'tooMany'
}

export const CAPTION_CHARACTERS_MAX = 20_000
const CUES_MAX = 600
const LINE_MAX = 500

const STAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

function timeOf(stamp: string): number | null {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = STAMP.exec(stamp) ?? []
  if (!STAMP.test(stamp)) return null
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)
  )
}

/** Tags of WebVTT (a voice, italics) are left out: captions are shown as plain text. */
const plain = (line: string) => line.replaceAll(/<[^>]*>/g, '').trim()

interface Lines {
  first: number
  lines: string[]
}

/** The blocks of a file: lines between empty ones. */
function blocksOf(text: string): Lines[] {
  const blocks: Lines[] = []
  let open: Lines | undefined
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') open = undefined
    else if (open) open.lines.push(line)
    else blocks.push((open = { first: index + 1, lines: [line] }))
  }
  return blocks
}

const isRemark = ({ lines: [head = ''] }: Lines) => /^(NOTE|STYLE|REGION)(\s|$)/.test(head)

/** One cue of a block, or the fault in it. `after` is when the last one starts. */
function cueOf({ first, lines }: Lines, after: number): Cue | CaptionFault {
  const timing = lines.findIndex((line) => line.includes('-->'))
  if (timing < 0 || timing > 1) return { line: first, fault: 'time' }
  const line = first + timing
  const [start = '', rest = ''] = (lines[timing] ?? '').split('-->')
  const from = timeOf(start.trim())
  const to = timeOf(rest.trim().split(/\s+/)[0] ?? '')
  if (from === null || to === null || to <= from) return { line, fault: 'time' }
  if (from < after) return { line, fault: 'order' }
  const text = lines
    .slice(timing + 1)
    .map(plain)
    .filter((each) => each !== '')
    .join('\n')
    .slice(0, LINE_MAX)
  return text === '' ? { line, fault: 'empty' } : { from, to, text }
}

/** Reads a WebVTT file. The first fault ends it. */
export function readCaptions(text: string): Cue[] | CaptionFault {
  const [head, ...blocks] = blocksOf(text.replace(/^\uFEFF/, ''))
  if (!head || head.first !== 1 || !/^WEBVTT(\s|$)/.test(head.lines[0] ?? ''))
    return { line: 1, fault: 'header' }
  const cues: Cue[] = []
  for (const block of blocks.filter((each) => !isRemark(each))) {
    const cue = cueOf(block, cues.at(-1)?.from ?? 0)
    if ('fault' in cue) return cue
    if (cues.length === CUES_MAX) return { line: block.first, fault: 'tooMany' }
    cues.push(cue)
  }
  return cues
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

const stampOf = (ms: number) => {
  const seconds = Math.floor(ms / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${clock.map((part) => digits(part, 2)).join(':')}.${digits(ms % 1000, 3)}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Cues as a WebVTT file. */
export const captionsFile = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => {
      const escaped = text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
      return `${stampOf(from)} --> ${stampOf(to)}\n${escaped}`
    }),
    '',
  ].join('\n\n')
