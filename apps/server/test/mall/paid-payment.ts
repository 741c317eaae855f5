import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import type { PaymentPort, PaymentProvider, PaymentRequest } from '#kernel/ports/payment.ts'

/** Opens and pays, and returns everything that a refund needs. */
export async function aPaidPayment(
  psp: string,
  { name, port, request }: { name: PaymentProvider; port: PaymentPort; request: PaymentRequest },
) {
  const { reference } = request
  const { providerRef, next } = await port.open(request)
  await BUYERS[name].pay(psp, next)
  const payment = { reference, providerRef }
  const { captureRef, captured } = await port.state(payment, true)
  if (captureRef === null || captured === null) throw new Error(`${name} took nothing`)
  return { ...payment, captureRef, captured }
}
