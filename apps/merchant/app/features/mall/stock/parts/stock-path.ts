export const stockPath = (skuId: string): string => `/stock/${skuId}`
