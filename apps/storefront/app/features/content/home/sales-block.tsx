/** No auction is announced yet, and an empty block takes no room. */
export const SalesBlock = () => null
