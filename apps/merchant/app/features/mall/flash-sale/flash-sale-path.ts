export const flashSalePath = (flashSaleId: string) => `/flash-sales/${flashSaleId}`
