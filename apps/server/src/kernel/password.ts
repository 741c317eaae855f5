import { hash, verify } from '@node-rs/argon2'

/** Argon2id is what the library does unless told otherwise; its cost is as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Nobody's, at the same cost: whoever has no password is compared with it, and takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$M02gbShbMFLA8Akf9Hmkdw$gEt1qg+jIgRNUe+eET/FP3+mMmguPdg3R47hLeuEk8A'

/** Takes as long whether or not there is a hash to compare with. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? NOBODY, password)
  return hashed !== null && isRight
}
