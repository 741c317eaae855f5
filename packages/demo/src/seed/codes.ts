/** The ids of rows by their codes. */
export type Codes = ReadonlyMap<string, string>

export function idOf(ids: Codes, code: string): string {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`the demo data names ${code}, which does not exist`)
  return id
}
