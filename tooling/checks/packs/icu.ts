import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What the runtime compiles a message to: text, `[arg]`, `[arg, format, …]`, `[arg, kind, cases]`. */
type Token = string | [name: string, kind?: string, detail?: unknown]

const CHOICES = ['plural', 'selectordinal', 'select'] as const
type Choice = (typeof CHOICES)[number]

export interface Message {
  /** `count:plural`, `name`, `<0>`: what every translation must carry too. */
  placeholders: Set<string>
  choices: { name: string; kind: Choice; cases: string[] }[]
  /** The words alone, without placeholders and syntax. */
  words: string
}

const isChoice = (kind: string | undefined): kind is Choice =>
  CHOICES.some((choice) => choice === kind)

function collect(tokens: Token[], into: Message): Message {
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) into.placeholders.add(tag)
      if (token !== '#') into.words += ` ${token.replaceAll(/<\/?\w+\/?>/g, ' ')}`
      continue
    }
    const [name, kind, detail] = token
    into.placeholders.add(kind === undefined ? name : `${name}:${kind}`)
    if (!isChoice(kind)) continue
    const { offset: _, ...cases } = detail as Record<string, Token[]>
    into.choices.push({ name, kind, cases: Object.keys(cases) })
    for (const each of Object.values(cases)) collect(each, into)
  }
  return into
}

/** Reads a message as the runtime does; throws what its compiler throws. */
export function readMessage(text: string): Message {
  return collect(compileMessageOrThrow(text), { placeholders: new Set(), choices: [], words: '' })
}

/** Where a text has a placeholder. */
const VALUE = '\ufffc'

function written(tokens: Token[]): string[] {
  let forms = ['']
  const follow = (parts: string[]) => {
    // Each case once, beside the last case of the other choices: all combinations are not needed to read every word.
    const [last = ''] = forms.slice(-1)
    const most = Math.max(forms.length, parts.length)
    forms = Array.from(
      { length: most },
      (_, i) => (forms[i] ?? last) + (parts[i] ?? parts.at(-1) ?? ''),
    )
  }
  for (const token of tokens) {
    if (typeof token === 'string') follow([token === '#' ? VALUE : token])
    else if (isChoice(token[1])) {
      const { offset: _, ...cases } = token[2] as Record<string, Token[]>
      follow(Object.values(cases).flatMap(written))
    } else follow([VALUE])
  }
  return forms
}

/** The texts that a message can become, every word of every case in at least one; a value is U+FFFC. */
export const textsOf = (message: string): string[] => written(compileMessageOrThrow(message))
