/** A filter of a list; its names are parameters of the list's query. */
export type Filter =
  | {
      kind: 'choice'
      name: string
      text: string
      options: readonly { id: string; text: string; count?: string }[]
      /** Only one of the options at a time. */
      isSingle?: boolean
    }
  | {
      /** Two parameters, the least and the most; numbers, or days as `2026-11-16`. */
      kind: 'range'
      from: string
      to: string
      text: string
      type: 'number' | 'date'
      unit?: string
    }
  | { kind: 'text'; name: string; text: string }

export const filterNames = (filter: Filter): string[] =>
  filter.kind === 'range' ? [filter.from, filter.to] : [filter.name]
