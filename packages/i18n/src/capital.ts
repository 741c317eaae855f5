/** Keys of the packs contain codes of the contract with a capital: `emirateDubai`. */
export const capital = <Code extends string>(code: Code): Capitalize<Code> =>
  // TypeScript cannot infer the capitalised literal.
  (code.charAt(0).toUpperCase() + code.slice(1)) as Capitalize<Code>
