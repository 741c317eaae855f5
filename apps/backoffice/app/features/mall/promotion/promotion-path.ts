export const promotionPath = (promotionId: string) => `/promotions/${promotionId}`
