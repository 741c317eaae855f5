import type { ClientBase } from 'pg'
import type { LedgerAccountKind } from '#kernel/ledger-kinds.ts'

/** Whose accounts of a kind are, and in what, is fixed when the first is opened. */
const WRITE = `
  insert into ledger_account_kind as known (kind, owner_type, normal_balance, unit, created_at)
  select kind, owner_type, normal_balance, unit, now()
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as declared (kind, owner_type, normal_balance, unit)
  on conflict (kind) do update set normal_balance = excluded.normal_balance
  where known.owner_type = excluded.owner_type and known.unit = excluded.unit
  returning kind`

/** Writes the declared kinds of accounts, which the processes then only read. Kinds of other releases stay. */
export async function writeAccountKinds(
  client: ClientBase,
  declared: readonly LedgerAccountKind[],
): Promise<void> {
  // Sorted, so that two that write at once wait in the same order.
  const kinds = declared.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const { rows } = await client.query<{ kind: string }>(WRITE, [
    kinds.map(({ name }) => name),
    kinds.map(({ owner }) => owner),
    kinds.map(({ normal }) => normal),
    kinds.map(({ unit = 'money' }) => unit),
  ])
  const written = new Set(rows.map(({ kind }) => kind))
  const changed = kinds.filter(({ name }) => !written.has(name)).map(({ name }) => name)
  if (changed.length > 0)
    throw new Error(`accounts of another owner or unit are open: ${changed.join(', ')}`)
}
