/** Codes of the contract stand in the keys of the packs with a capital: `emirateDubai`. */
export const capital = <Code extends string>(code: Code): Capitalize<Code> =>
  // TypeScript does not follow what happens to the letters.
  (code.charAt(0).toUpperCase() + code.slice(1)) as Capitalize<Code>
