import { createCipheriv, randomBytes } from 'node:crypto'
import { WECHAT_PAY } from '../../credentials.ts'
import { PROVIDER_SERIAL, providerSignature } from '../core/keys.ts'
import { token } from '../core/store.ts'

/** Encrypted for the merchant. */
export function encrypted(text: string, associated: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', WECHAT_PAY.apiV3Key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associated,
    ciphertext: bytes.toString('base64'),
  }
}

/** Headers that prove that WeChat wrote this body. */
export function signedHeaders(body: string, at: number): Record<string, string> {
  const time = String(Math.floor(at / 1000))
  const nonce = token(16)
  return {
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': PROVIDER_SERIAL,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': providerSignature(`${time}\n${nonce}\n${body}\n`),
  }
}
