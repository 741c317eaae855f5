export const productPath = (productId: string) => `/mall/product/${productId}`
