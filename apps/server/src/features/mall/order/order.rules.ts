import type { Signer } from '#kernel/data/signer.ts'

/** Eight digits that the buyer shows; derived from the order and the installation's secret, stored nowhere. */
export const pickupCodeOf = (signer: Signer, orderId: string): string =>
  String(signer.fingerprint('pickup', orderId).readUInt32BE() % 10 ** 8).padStart(8, '0')
