import { useT } from '@ironsouq/portal/language/use-t.ts'

interface OwnerNameProps {
  owner: string
  ownerName: string | null
}

/** Whose account it is: a seller by name, others by their id, or the platform. */
export function OwnerName({ owner, ownerName }: OwnerNameProps) {
  const t = useT()
  if (owner === '') return t('backofficeLedger.platform')
  return <bdi className="wrap-anywhere">{ownerName ?? owner}</bdi>
}
