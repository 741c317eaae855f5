import type { SpecCode, WordedOption } from './fields.ts'

/** What the fields and their choices are called in one language. */
export interface SpecWords {
  fields: Record<SpecCode, string>
  options: Record<WordedOption, string>
}
