/** The names of the proof in the repeated form, by the field of the endpoint. */
export const PROOF_FIELDS = {
  password: 'proofPassword',
  code: 'proofCode',
  passkey: 'proofPasskey',
  secondFactor: 'proofSecondFactor',
} as const

/** The command that is repeated after the proof. */
export const REPEATS = 'repeats'

/** The button of a proof. */
export const PROVE = 'prove'
