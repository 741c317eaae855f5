import { hash, verify } from '@node-rs/argon2'

/** Argon2id is what the library does unless told otherwise; its cost is as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Nobody's: whoever has no password is compared with it, and takes as long as anybody. */
const NOBODY = hash('no one has this password', COST)

/** Takes as long whether or not there is a hash to compare with. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? (await NOBODY), password)
  return hashed !== null && isRight
}
