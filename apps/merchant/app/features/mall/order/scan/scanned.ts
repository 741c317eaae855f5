const PICKUP_CODE_LENGTH = 8

/** A number as carriers are asked for it: labels have spaces and signs between its parts. */
export const trackingNoIn = (code: string): string => code.replaceAll(/[^\w-]/g, '').slice(0, 40)

/** The digits of a pickup code. */
export const pickupCodeIn = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, PICKUP_CODE_LENGTH)

export const isPickupCode = (code: string): boolean => code.length === PICKUP_CODE_LENGTH
