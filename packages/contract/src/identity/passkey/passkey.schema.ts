import * as z from 'zod/mini'

/** Bytes in base64url, as browsers write them. */
const bytes = (max: number) => z.optional(z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/)))
const word = z.optional(z.string().check(z.maxLength(40)))

/** A credential id has at most 1023 bytes. */
const credentialId = bytes(1400)

/**
 * What a browser says about a passkey. Whether it is right is decided by its signature; this only
 * bounds it. Extensions are not read; the largest part is an attestation with certificates.
 */
export const PasskeyResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: word,
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  response: z.optional(
    z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)))),
      attestationObject: bytes(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  ),
})
