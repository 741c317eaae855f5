import { Fragment, type ReactNode } from 'react'

/** Characters of private use: no text has them. */
const PLACE = /\uE000(\w+)\uE001/

interface SentenceProps<Name extends string> {
  /** The translated sentence, with what it is given in its places. */
  text: (places: Record<Name, string>) => string
  places: Record<Name, ReactNode>
}

/** A translated sentence with links or other elements in its places, wherever a language has them. */
export function Sentence<Name extends string>({ text, places }: SentenceProps<Name>) {
  const marks = Object.fromEntries(
    Object.keys(places).map((name) => [name, `\uE000${name}\uE001`]),
  ) as Record<Name, string>
  const nodes: Readonly<Record<string, ReactNode>> = places
  return text(marks)
    .split(PLACE)
    .map((part, at) => (
      <Fragment key={`${at} ${part}`}>{at % 2 === 0 ? part : nodes[part]}</Fragment>
    ))
}
