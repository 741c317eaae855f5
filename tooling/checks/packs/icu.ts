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
