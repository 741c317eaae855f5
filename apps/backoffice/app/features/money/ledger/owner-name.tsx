import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import { useT } from '@ironsouq/portal/language/use-t.ts'

interface OwnerNameProps {
  owner: string
  ownerName: string | null
}

/** Whose account it is: a seller or member by name, a way of paying, or the platform. */
export function OwnerName({ owner, ownerName }: OwnerNameProps) {
  const t = useT()
  if (owner === '') return t('backofficeLedger.platform')
  const method = PAYMENT_METHODS.find((each) => each === owner)
  if (method) return t(`portalOrder.pay_${method}`)
  return <bdi className="wrap-anywhere">{ownerName ?? owner}</bdi>
}
