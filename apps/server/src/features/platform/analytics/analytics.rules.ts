const DAY_MS = 86_400_000

/** The day in UTC, so many days before. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** The counts of one row, which PostgreSQL sends as texts. */
export const numbersOf = <Name extends string>(
  row: Readonly<Partial<Record<Name, unknown>>> | undefined,
  names: readonly Name[],
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Name, number>
