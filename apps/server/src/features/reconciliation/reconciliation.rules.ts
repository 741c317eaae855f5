import type { DifferenceKind } from '@ironsouq/contract/reconciliation/reconciliation.endpoints'

interface Difference {
  kind: DifferenceKind
  reference: string
  statementMinor: bigint | null
  ledgerMinor: bigint | null
}

const sumOf = (amounts: ReadonlyMap<string, bigint>) =>
  [...amounts.values()].reduce((sum, each) => sum + each, 0n)

function kindOf({ statementMinor, ledgerMinor }: Omit<Difference, 'kind'>): DifferenceKind {
  if (ledgerMinor === null) return 'notInLedger'
  return statementMinor === null ? 'notInStatement' : 'amountDiffers'
}

/** Compares what a provider moved with what the ledger has, both by our references. */
export function compareStatement(
  statement: ReadonlyMap<string, bigint>,
  ledger: ReadonlyMap<string, bigint>,
) {
  const references = [...new Set([...statement.keys(), ...ledger.keys()])].toSorted()
  const differences = references
    .map((reference) => ({
      reference,
      statementMinor: statement.get(reference) ?? null,
      ledgerMinor: ledger.get(reference) ?? null,
    }))
    .filter(({ statementMinor, ledgerMinor }) => statementMinor !== ledgerMinor)
    .map((each): Difference => ({ ...each, kind: kindOf(each) }))
  return { statementMinor: sumOf(statement), ledgerMinor: sumOf(ledger), differences }
}
