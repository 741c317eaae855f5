export interface LegalWords {
  title: string
  clauses: readonly {
    title: string
    text: string
    /** The same in plain words. */
    short: string
  }[]
}

export interface PageWords {
  about: {
    title: string
    summary: string
    promises: { heading: string; items: readonly { title: string; text: string }[] }
    earning: { heading: string; text: string }
  }
  /** What stands above a legal text until a lawyer has approved it. */
  template: string
  terms: LegalWords
  privacy: LegalWords
}
