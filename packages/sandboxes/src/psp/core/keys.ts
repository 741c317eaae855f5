import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Keys that only this sandbox and its clients on the same machine trust. They are published with the sources. */
const read = (name: string) => readFileSync(new URL(`../keys/${name}.pem`, import.meta.url), 'utf8')

const providerKey = createPrivateKey(read('provider.key'))
const merchantCertificate = new X509Certificate(read('merchant.cert'))

export const PROVIDER_CERTIFICATE = read('provider.cert')
export const PROVIDER_SERIAL = new X509Certificate(PROVIDER_CERTIFICATE).serialNumber
export const MERCHANT_SERIAL = merchantCertificate.serialNumber

/** As the provider signs: RSA with SHA-256, in base64. */
export const providerSignature = (text: string): string =>
  sign('sha256', Buffer.from(text), providerKey).toString('base64')

export const isMerchantSignature = (text: string, signature: string): boolean =>
  verify(
    'sha256',
    Buffer.from(text),
    createPublicKey(merchantCertificate.publicKey.export({ type: 'spki', format: 'pem' })),
    Buffer.from(signature, 'base64'),
  )
