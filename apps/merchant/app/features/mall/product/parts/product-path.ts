export const productPath = (productId: string): string => `/products/${productId}`
