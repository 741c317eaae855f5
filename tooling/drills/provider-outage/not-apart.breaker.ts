import type { PaymentPort } from '../../../apps/server/src/kernel/ports/payment.ts'

/** The control: every call waits for a provider that is away. */
export const withBreaker = (port: PaymentPort): PaymentPort => port
