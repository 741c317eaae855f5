import { hash, verify } from '@node-rs/argon2'

/** Argon2id is the library's default; the cost is what OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Compared with when the account has no password, so that timing does not reveal it. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$M02gbShbMFLA8Akf9Hmkdw$gEt1qg+jIgRNUe+eET/FP3+mMmguPdg3R47hLeuEk8A'

/** Constant time with respect to whether there is a hash. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? DUMMY_HASH, password)
  return hashed !== null && isRight
}
