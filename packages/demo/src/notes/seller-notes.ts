/** What a seller says of a sound machine, and of one that is not: the same sentences in every language. */
export interface SellerNotes {
  sound: readonly string[]
  broken: readonly string[]
}
